import fs from 'node:fs';

/** Linux counts them in hundredths of a second, whatever the kernel's own clock. */
const TICKS_A_SECOND = 100;

/** Fields of proc_pid_stat(5) from the third on: the name before it is in parentheses, and may hold spaces. */
function statOf(pid) {
  try {
    return fs
      .readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
      .slice(1)
      .map(Number);
  } catch {
    return undefined; // it has ended, or the system has no such files
  }
}

/** utime, stime, cutime, cstime */
const secondsOf = (stat) => stat.slice(10, 14).reduce((sum, ticks) => sum + ticks, 0) / TICKS_A_SECOND;

let told = 0;
/** Adds what a runner told of processes that nobody waits for. */
export const addCpu = (seconds) => void (told += seconds);

/**
 * The processor time of this process and of all below it that have ended, in seconds; NaN where the system does not tell (Linux does).
 * @returns {number}
 */
export function cpuSeconds() {
  const own = statOf('self');
  return own ? secondsOf(own) + told : Number.NaN;
}

/**
 * The processor time of the children of a process that have not ended yet, in seconds; 0 where the system does not tell.
 * @param {number} pid
 */
export function childrensSeconds(pid) {
  if (!statOf(pid)) return 0;
  const all = fs.readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const below = all.map(statOf).filter((stat) => stat?.[0] === pid);
  return below.reduce((sum, stat) => sum + secondsOf(stat), 0);
}
