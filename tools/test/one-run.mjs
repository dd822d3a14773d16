import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

/** The command line of a process; empty when no process has this id. */
function commandOf(id) {
  try {
    return execFileSync('ps', ['-p', String(id), '-o', 'args='], { encoding: 'utf8' });
  } catch {
    return '';
  }
}

/**
 * Claims a checkout's results for this process: two runs at once would write over each other's.
 * @param {string} file where the id of the process is noted
 * @param {string} program a part of the command by which a run is known
 * @returns {number | undefined} the id of the run that is at work; undefined: there was none
 */
export function claimRun(file, program = path.join('tools', 'test', 'run.mjs')) {
  const other = fs.existsSync(file) ? Number(fs.readFileSync(file, 'utf8')) : 0;
  if (other && other !== process.pid && commandOf(other).includes(program)) return other;
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, String(process.pid));
  return undefined;
}
