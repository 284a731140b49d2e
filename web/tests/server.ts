// A real server for the tests: the program itself, with a folder and a port of its own.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const program = process.env['ANTRE_BIN'] ?? resolve(import.meta.dirname, '../../target/debug/antre');

async function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const probe = createServer();
    probe.on('error', fail);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => done(port));
    });
  });
}

export class Server {
  private child: ChildProcess | undefined;
  private preview: ChildProcess | undefined;
  /** Where the page is. */
  url: string;

  private constructor(
    private readonly port: number,
    private readonly folder: string,
  ) {
    this.url = `http://127.0.0.1:${port}`;
  }

  static async start(): Promise<Server> {
    const server = new Server(await freePort(), mkdtempSync(join(tmpdir(), 'antre-web-')));
    await server.up();
    // While the page is being worked on: the files of `npm run build`, without building the program anew.
    if (process.env['ANTRE_PREVIEW']) await server.show();
    return server;
  }

  private async show(): Promise<void> {
    const port = await freePort();
    this.preview = spawn('node_modules/.bin/vite', ['preview', '--host', '127.0.0.1', '--port', String(port)], {
      stdio: 'ignore',
      env: { ...process.env, ANTRE_SERVER: this.url },
    });
    this.url = `http://127.0.0.1:${port}`;
    await this.answers('/');
  }

  private async answers(path: string): Promise<void> {
    for (let tries = 0; tries < 400; tries += 1) {
      try {
        if ((await fetch(this.url + path)).ok) return;
      } catch {
        // Not yet.
      }
      await new Promise((later) => setTimeout(later, 50));
    }
    throw new Error(`${this.url}${path} does not answer`);
  }

  /** Starts it, and waits until it answers. */
  async up(): Promise<void> {
    let said = '';
    this.child = spawn(program, ['serve', '--listen', `127.0.0.1:${this.port}`, '--data', this.folder], {
      stdio: ['ignore', 'ignore', 'pipe'],
      env: {
        ...process.env,
        ANTRE_SERVER_LOG: 'warn',
        // Browsers of a test are quicker than people, and all have one address.
        ANTRE_SERVER_LIMITS_BOT_PACE_MS: '20',
        ANTRE_SERVER_LIMITS_REQUEST_BURST: '4000',
        ANTRE_SERVER_LIMITS_REQUESTS_PER_SECOND: '1000.0',
        ANTRE_SERVER_LIMITS_MESSAGE_BURST: '4000',
        ANTRE_SERVER_LIMITS_MESSAGES_PER_SECOND: '1000.0',
      },
    });
    this.child.stderr?.on('data', (text: Buffer) => (said += text.toString()));
    this.child.on('exit', (code) => code && console.error(`the server ended: ${said}`));
    await this.answers('/health');
  }

  async down(): Promise<void> {
    const child = this.child;
    if (!child || child.exitCode !== null) return;
    const gone = new Promise((done) => child.once('exit', done));
    child.kill('SIGTERM');
    await gone;
  }

  async end(): Promise<void> {
    await this.down();
    this.preview?.kill();
    rmSync(this.folder, { recursive: true, force: true });
  }
}
