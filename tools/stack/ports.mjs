import { randomInt } from 'node:crypto';
import fs from 'node:fs';
import net from 'node:net';
import { processState, sleep } from './process.mjs';

/** @returns {Promise<boolean>} whether we could listen there now */
export const isPortFree = (port, host = '127.0.0.1') =>
  new Promise((resolve) => {
    const probe = net.createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, host, () => probe.close(() => resolve(true)));
  });

const given = new Set();

/**
 * A free port, another one each time. It is below the range of ephemeral ports, so that no outgoing connection takes it by chance
 * before it is used, or while its server is down.
 */
export async function freePort(host = '127.0.0.1') {
  for (;;) {
    const port = randomInt(15_000, 30_000);
    if (given.has(port) || !(await isPortFree(port, host))) continue;
    given.add(port);
    return port;
  }
}

/** The preferred port or one of the next fifty: for servers whose address no person types. */
export async function portNear(preferred) {
  for (let port = preferred; port < preferred + 50; port++) if (await isPortFree(port)) return port;
  throw new Error(`No free port between ${preferred} and ${preferred + 49}.`);
}

/** Thrown with a text that a person can act on. */
export class PortTaken extends Error {}

/**
 * Addresses that people type are never moved in silence.
 * @param {{ purpose: string, port: number, variable: string, waitMs?: number }} wanted `waitMs`: how long a
 *   predecessor that is just going away may keep it
 */
export async function requirePort({ purpose, port, variable, waitMs = 0 }) {
  for (const deadline = Date.now() + waitMs; ; await sleep(100)) {
    if (await isPortFree(port)) return port;
    if (Date.now() >= deadline) break;
  }
  const holder = portHolder(port);
  throw new PortTaken(
    `Port ${port}, wanted for ${purpose}, is taken${holder ? ` by process ${holder.pid} (${holder.command})` : ''}.\n` +
      `Stop that process, or choose another port:  ${variable}=${port + 10} npm start`,
  );
}

/** The process that listens on a port, where the system reports it (Linux, own processes or root). */
function portHolder(port) {
  const inode = listeningInode(port);
  if (inode === undefined) return undefined;
  for (const pid of fs.readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      for (const handle of fs.readdirSync(`/proc/${pid}/fd`)) {
        if (fs.readlinkSync(`/proc/${pid}/fd/${handle}`) === `socket:[${inode}]`)
          return { pid: Number(pid), command: processState(Number(pid)).command.slice(0, 80) };
      }
    } catch {
      continue; // someone else's process, or one that just ended
    }
  }
  return undefined;
}

function listeningInode(port) {
  const listening = '0A';
  const wanted = `:${port.toString(16).toUpperCase().padStart(4, '0')}`;
  for (const table of ['/proc/net/tcp', '/proc/net/tcp6']) {
    if (!fs.existsSync(table)) continue;
    for (const line of fs.readFileSync(table, 'utf8').split('\n').slice(1)) {
      const columns = line.trim().split(/\s+/);
      if (columns[1]?.endsWith(wanted) && columns[3] === listening) return columns[9];
    }
  }
  return undefined;
}
