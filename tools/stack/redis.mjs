import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { portNear } from './ports.mjs';
import { processState, sleep, spawnServer, stopProcess, tail } from './process.mjs';
import { binaryEnvironment, howToGetRedis, redisBinary } from './redis-binaries.mjs';

/**
 * @typedef {object} RunningRedis
 * @property {string} url
 * @property {number} port
 * @property {number} pid
 * @property {Promise<string>} exited resolves when the server goes, wanted or not
 * @property {() => Promise<void>} stop
 */

/**
 * Starts Redis or Valkey; ends an orphan left by a killed run first.
 * @param {{ dataRoot: string, port?: number, durable?: boolean, onProgress?: (text: string) => void }} options
 *   `durable: false` is for tests: nothing is written to disk
 * @returns {Promise<RunningRedis>}
 */
export async function startRedis(options) {
  const { dataRoot, durable = true, onProgress = () => {} } = options;
  const folder = path.join(dataRoot, 'redis');
  fs.mkdirSync(folder, { recursive: true });
  const binary = await redisBinary(onProgress);
  if (!binary) throw new Error(howToGetRedis);
  const pidFile = path.join(dataRoot, 'redis.pid');
  await discardRedis(dataRoot);

  const port = options.port ?? (await portNear(56_379));
  const logFile = path.join(dataRoot, 'redis.log');
  const persistence = durable ? ['--appendonly', 'yes', '--appendfsync', 'everysec'] : ['--appendonly', 'no'];
  const server = spawnServer(
    binary.command,
    ['--port', String(port), '--bind', '127.0.0.1', '--dir', folder, ...persistence, '--save', '']
      .concat(['--maxmemory-policy', 'noeviction']) // BullMQ loses jobs under any other policy
      .concat(['--daemonize', 'no', '--supervised', 'no']),
    { logFile, cwd: folder, env: binaryEnvironment(binary) },
  );
  fs.writeFileSync(pidFile, String(server.pid));
  const stop = async () => {
    if (server.exit === undefined) await stopProcess(server.pid, 'SIGTERM');
    fs.rmSync(pidFile, { force: true });
  };
  for (const deadline = Date.now() + 60_000; !(await answersPing(port)); await sleep(30)) {
    if (server.exit !== undefined)
      throw new Error(`Redis stopped at once (${server.exit}):\n${tail(logFile)}`);
    if (Date.now() > deadline) {
      await stop();
      throw new Error(`Redis does not answer on port ${port}:\n${tail(logFile)}`);
    }
  }
  return { url: `redis://127.0.0.1:${port}`, port, pid: server.pid, exited: server.exited, stop };
}

/** Ends the server of a run that was killed. */
export async function discardRedis(dataRoot) {
  const pidFile = path.join(dataRoot, 'redis.pid');
  if (!fs.existsSync(pidFile)) return;
  const pid = Number.parseInt(fs.readFileSync(pidFile, 'utf8'), 10);
  const { alive, command } = processState(pid);
  const ours = /(redis|valkey)-server/.test(command) && worksIn(pid, path.join(dataRoot, 'redis'));
  if (alive && ours) await stopProcess(pid, 'SIGTERM');
  fs.rmSync(pidFile, { force: true });
}

/** The pid may belong to another Redis by now; its working directory shows it (where the system reports it). */
function worksIn(pid, folder) {
  try {
    return fs.readlinkSync(`/proc/${pid}/cwd`) === fs.realpathSync(folder);
  } catch {
    return process.platform !== 'linux';
  }
}

/** A port that accepts is not enough: while it loads its file the server answers LOADING. */
const answersPing = (port) =>
  new Promise((resolve) => {
    const socket = net.connect({ port, host: '127.0.0.1' });
    const settle = (up) => {
      socket.destroy();
      resolve(up);
    };
    socket.setTimeout(500, () => settle(false));
    socket.once('error', () => settle(false));
    socket.once('connect', () => socket.write('PING\r\n'));
    socket.once('data', (answer) => settle(answer.toString().startsWith('+PONG')));
  });
