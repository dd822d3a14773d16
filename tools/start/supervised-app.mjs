import { spawn } from 'node:child_process';
import { sleep, stopProcess, tail } from '../stack/process.mjs';
import { AppLog } from './app-log.mjs';

const firstPauseMs = 500;
const longestPauseMs = 30_000;
const stableAfterMs = 60_000;
const readyWithinMs = 60_000;
const drainMs = 15_000;
const lastWordsMs = 10_000;
/** As the Dockerfile has it: more room for young garbage (`collectWithoutHelpers`). */
export const engine = ['--max-semi-space-size=32'];
/** glibc keeps a memory arena for each thread; with only two arenas a process returns the memory that pictures took. */
const memoryEnvironment = { MALLOC_ARENA_MAX: '2' };

/** Waits until an address answers 2xx. */
export const answersAt =
  (...urls) =>
  async () => {
    for (const url of urls) {
      const answer = await fetch(url, { signal: AbortSignal.timeout(2_000) }).catch(() => undefined);
      await answer?.body?.cancel();
      if (!answer?.ok) return false;
    }
    return true;
  };

/**
 * One of our own processes: started, watched until it is ready, started again when it falls, stopped on request.
 * It gets an IPC channel: it may send 'ready', and leaves on its own when the supervisor is killed.
 */
export class SupervisedApp {
  #options;
  #log;
  #child;
  #wanted = false;
  #startedAt = 0;
  #pauseMs = firstPauseMs;
  #said = false;

  /**
   * @param {{ name: string, entry: string, env: NodeJS.ProcessEnv, logFile: string,
   *   isReady?: () => Promise<boolean>, onWarning: (name: string, text: string) => void }} options
   *   without `isReady` the app itself says 'ready' over IPC
   */
  constructor(options) {
    this.#options = options;
    this.name = options.name;
    this.#log = new AppLog({
      file: options.logFile,
      onWarning: (text) => options.onWarning(options.name, text),
    });
  }

  get pid() {
    return this.#child?.pid;
  }

  /** Resolves when the app is ready; rejects, with the end of its log, when it falls before that. */
  async start() {
    this.#wanted = true;
    await this.#launch();
  }

  /** Ends the process and brings up a new one: for a rebuilt bundle. */
  async restart() {
    await this.#end();
    await this.start();
  }

  async stop() {
    await this.#end();
    await this.#log.close();
  }

  async #launch() {
    const { entry, env } = this.#options;
    const child = spawn(process.execPath, [...engine, entry], {
      env: { ...memoryEnvironment, ...env },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      detached: true, // Ctrl-C is for the supervisor, which stops things in order
    });
    this.#child = child;
    this.#said = false;
    this.#startedAt = Date.now();
    this.#log.follow(child);
    child.on('error', (error) => this.#options.onWarning(this.name, error.message));
    child.on('message', (message) => {
      if (message === 'ready') this.#said = true;
    });
    await this.#untilReady(child);
    child.once('exit', (code, signal) => void this.#fell(child, code ?? signal));
    if (hasEnded(child)) void this.#fell(child, child.exitCode ?? child.signalCode);
  }

  async #untilReady(child) {
    const { isReady = async () => this.#said } = this.#options;
    for (const deadline = Date.now() + readyWithinMs; ; await sleep(60)) {
      if (hasEnded(child)) {
        // what it left behind may keep its output open
        await Promise.race([this.#log.written(), sleep(lastWordsMs)]);
        throw new Error(
          `${this.name} stopped while starting (${child.exitCode ?? child.signalCode}):\n${tail(this.#log.file)}`,
        );
      }
      if (await isReady()) return;
      if (Date.now() > deadline) {
        await this.#end();
        throw new Error(
          `${this.name} did not get ready in ${readyWithinMs / 1_000} s:\n${tail(this.#log.file)}`,
        );
      }
    }
  }

  async #fell(child, how) {
    if (!this.#wanted || child !== this.#child) return;
    if (Date.now() - this.#startedAt > stableAfterMs) this.#pauseMs = firstPauseMs;
    const pause = this.#pauseMs;
    this.#pauseMs = Math.min(pause * 2, longestPauseMs);
    this.#options.onWarning(this.name, `stopped (${how}); starting it again in ${pause / 1_000} s`);
    await sleep(pause);
    if (!this.#wanted || child !== this.#child) return;
    try {
      await this.#launch();
      this.#options.onWarning(this.name, 'is up again');
    } catch (error) {
      this.#options.onWarning(this.name, error.message);
      void this.#fell(this.#child, 'not ready');
    }
  }

  async #end() {
    this.#wanted = false;
    const child = this.#child;
    if (!child?.pid || hasEnded(child)) return;
    await stopProcess(child.pid, 'SIGTERM', drainMs);
  }
}

const hasEnded = (child) => child.exitCode !== null || child.signalCode !== null || child.pid === undefined;
