// A conversation with `antre engine`: a question a line, an answer a line.
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

export class Engine {
  constructor(binary) {
    this.child = spawn(binary, ['engine'], { stdio: ['pipe', 'pipe', 'inherit'] });
    this.lines = createInterface({ input: this.child.stdout })[Symbol.asyncIterator]();
  }

  /** The answer to a question; an error is thrown with what was asked. */
  async ask(question) {
    this.child.stdin.write(JSON.stringify(question) + '\n');
    const { value, done } = await this.lines.next();
    if (done) throw new Error('the engine ended');
    const answer = JSON.parse(value);
    if (answer.type === 'error') throw new Error(`${JSON.stringify(question)}: ${answer.message}`);
    return answer;
  }

  quit() {
    this.child.stdin.end(JSON.stringify({ do: 'quit' }) + '\n');
  }
}
