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
  private constructor(
    readonly port: number,
    private readonly folder: string,
  ) {}

  static async start(): Promise<Server> {
    const server = new Server(await freePort(), mkdtempSync(join(tmpdir(), 'antre-web-')));
    await server.up();
    return server;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
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
    for (let tries = 0; tries < 200; tries += 1) {
      if (this.child.exitCode !== null) throw new Error(`the server ended: ${said}`);
      try {
        if ((await fetch(`${this.url}/health`)).ok) return;
      } catch {
        // Not yet.
      }
      await new Promise((later) => setTimeout(later, 50));
    }
    throw new Error(`the server does not answer: ${said}`);
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
    rmSync(this.folder, { recursive: true, force: true });
  }
}
