import { spawn } from 'node:child_process';

/** The error of a failed command, with its output. */
class CommandFailed extends Error {
  constructor(title, how, output) {
    super(`${title} failed (${how})${output ? `:\n${output}` : ''}`);
    this.name = 'CommandFailed';
  }
}

/**
 * Runs a command to its end.
 * @param {string} command
 * @param {string[]} args
 * @param {{ title: string, cwd?: string, env?: NodeJS.ProcessEnv, signal?: AbortSignal, show?: boolean }} options
 *   `show`: print its output as it comes (it is kept either way)
 * @returns {Promise<{ output: string, code: number }>} rejects with CommandFailed unless the code is 0
 */
export async function runCommand(command, args, options) {
  const result = await tryCommand(command, args, options);
  if (result.code !== 0)
    throw new CommandFailed(options.title, result.how, options.show ? '' : result.output.trim());
  return result;
}

/**
 * The same, but a bad end is an answer: `code` is 1 or more.
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, signal?: AbortSignal, show?: boolean }} options
 * @returns {Promise<{ code: number, how: string, output: string }>}
 */
export function tryCommand(command, args, { cwd, env, signal, show = false }) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, env, signal, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    const collect = (stream) => (chunk) => {
      output += chunk;
      if (show) stream.write(chunk);
    };
    child.stdout.setEncoding('utf8').on('data', collect(process.stdout));
    child.stderr.setEncoding('utf8').on('data', collect(process.stderr));
    child.once('error', reject);
    child.once('close', (code, killedBy) =>
      resolve({ code: code ?? 1, how: `exit ${code ?? killedBy}`, output }),
    );
  });
}
