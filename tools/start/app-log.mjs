import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import readline from 'node:readline';

const warning = 40; // pino's levels: 30 info, 40 warn, 50 error

/** Writes an app's output to its file, and passes warnings on to the terminal. */
export class AppLog {
  #file;
  #onWarning;
  /** @type {Promise<unknown>} */
  #heard = Promise.resolve();

  /** @param {{ file: string, onWarning: (text: string) => void }} options */
  constructor({ file, onWarning }) {
    fs.mkdirSync(path.dirname(file), { recursive: true });
    if (fs.existsSync(file)) fs.renameSync(file, `${file}.previous`);
    this.file = file;
    this.#file = fs.createWriteStream(file);
    this.#onWarning = onWarning;
  }

  /** @param {import('node:child_process').ChildProcess} child */
  follow(child) {
    const streams = [child.stdout, child.stderr].map((stream) => {
      const lines = readline.createInterface({ input: stream });
      lines.on('line', (line) => {
        this.#file.write(`${line}\n`);
        const text = warningText(line, stream === child.stderr);
        if (text) this.#onWarning(text);
      });
      return once(lines, 'close');
    });
    this.#heard = Promise.all(streams);
  }

  /** Resolves when all that the app said is in the file: its last lines arrive after its end. */
  async written() {
    await this.#heard;
    await new Promise((resolve) => this.#file.write('', resolve));
  }

  close() {
    return new Promise((resolve) => this.#file.end(resolve));
  }
}

/** The line as a person wants it, or undefined when it is no warning. */
export function warningText(line, isError) {
  if (!line.startsWith('{')) return isError && line.trim() ? line : undefined;
  let entry;
  try {
    entry = JSON.parse(line);
  } catch {
    return isError ? line : undefined;
  }
  if (!(entry.level >= warning)) return undefined;
  const cause = entry.err?.message;
  return [entry.msg, cause === entry.msg ? undefined : cause].filter(Boolean).join(': ').slice(0, 400);
}
