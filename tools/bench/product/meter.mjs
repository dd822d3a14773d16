import fs from 'node:fs';
import { sum } from '../figures.mjs';

/** The kernel counts in hundredths of a second on every architecture Linux shows this file on. */
const tickMs = 10;

/** The fields of /proc/<pid>/stat after the name, which may itself hold blanks and brackets. */
export function statOf(pid, text = fs.readFileSync(`/proc/${pid}/stat`, 'utf8')) {
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  const [parent, user, system, childUser, childSystem] = [1, 11, 12, 13, 14].map((at) => Number(fields[at]));
  return { parent, ownMs: (user + system) * tickMs, endedMs: (childUser + childSystem) * tickMs };
}

function read(pid) {
  try {
    return statOf(pid);
  } catch {
    return undefined; // it ended while we looked
  }
}

/** CPU milliseconds used so far by a process, its living children and those that have ended. */
export function cpuOf(pid) {
  const root = read(pid);
  if (!root) return 0;
  let sum = root.ownMs + root.endedMs;
  for (const name of fs.readdirSync('/proc').filter((each) => /^\d+$/.test(each))) {
    const child = read(Number(name));
    if (child?.parent === pid) sum += child.ownMs + child.endedMs;
  }
  return sum;
}

/** Megabytes in memory now, and the most it has been since `forgetPeak`. */
export function memoryOf(pid) {
  const status = fs.readFileSync(`/proc/${pid}/status`, 'utf8');
  const of = (name) => Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(status)?.[1]) / 1024;
  return { nowMb: of('VmRSS'), peakMb: of('VmHWM') };
}
export const forgetPeak = (pid) => fs.writeFileSync(`/proc/${pid}/clear_refs`, '5');

/** The database statements of the product so far: calls by statement, transactions' begins and ends included. */
async function statementsOf(sql) {
  const { rows } = await sql.query(
    `select s.queryid || '' as id, sum(s.calls)::float8 as calls, min(s.query) as text, sum(s.total_exec_time) as ms
     from pg_stat_statements s join pg_roles r on r.oid = s.userid where r.rolname = 'smachot' group by 1`,
  );
  return new Map(rows.map(({ id, ...rest }) => [id, rest]));
}

/**
 * Runs work and measures its cost.
 * @template T
 * @param {import('./servers.mjs').Servers} servers
 * @param {{ pid: number }[]} processes whose CPU counts, beside the database's
 * @param {() => Promise<T>} work
 */
export async function measured(servers, processes, work) {
  const pids = [servers.postgresPid, ...processes.map(({ pid }) => pid)];
  const cpu = () => pids.map(cpuOf);
  const before = await statementsOf(servers.sql);
  const cpuBefore = cpu();
  const began = performance.now();
  const result = await work();
  const ms = performance.now() - began;
  const [databaseMs, ...processMs] = cpu().map((used, at) => used - cpuBefore[at]);
  const statements = difference(before, await statementsOf(servers.sql));
  return {
    ms,
    databaseMs,
    processMs,
    cpuMs: databaseMs + sum(processMs),
    sql: sum(statements.map((one) => one.calls)),
    statements,
    result,
  };
}

function difference(before, after) {
  return [...after]
    .map(([id, { calls, text, ms }]) => ({
      text,
      calls: calls - (before.get(id)?.calls ?? 0),
      ms: ms - (before.get(id)?.ms ?? 0),
    }))
    .filter(({ calls }) => calls > 0)
    .sort((a, b) => b.ms - a.ms);
}
