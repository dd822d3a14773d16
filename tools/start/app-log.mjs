import fs from 'node:fs';
import path from 'node:path';
import readline from 'node:readline';

const warning = 40; // pino's levels: 30 info, 40 warn, 50 error

/** Writes an app's output to its file, and passes warnings on to the terminal. */
export class AppLog {
  #file;
  #onWarning;

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
    for (const stream of [child.stdout, child.stderr]) {
      readline.createInterface({ input: stream }).on('line', (line) => {
        this.#file.write(`${line}\n`);
        const text = warningText(line, stream === child.stderr);
        if (text) this.#onWarning(text);
      });
    }
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
