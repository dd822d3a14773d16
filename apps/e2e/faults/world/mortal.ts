import { type ChildProcess, spawn } from 'node:child_process';
import fs from 'node:fs';
import { root } from '../../src/surroundings';
import { until } from '../../src/world/sandbox';

/** As long as the supervisor of `npm start` lets a fallen process lie. */
const REST_MS = 500;

/** One of our own processes, which may be killed at any moment and is brought up again as a supervisor would. */
export class Mortal {
  private child?: ChildProcess;
  private rising?: Promise<void>;
  private wanted = false;
  /** Whether the process has reported that it is ready. */
  alive = false;
  kills = 0;
  private leaving = false;
  /** Failed starts in a row. The first start must succeed; later ones may meet a database that is down. */
  private stillborn = 0;
  private mayFailToStart = 0;

  constructor(
    readonly name: string,
    private readonly life: {
      entry: string;
      env: NodeJS.ProcessEnv;
      logFile: string;
      /** Without it the process itself reports 'ready'. */
      isReady?: () => Promise<boolean>;
    },
  ) {}

  async start(): Promise<void> {
    this.wanted = true;
    await (this.rising ??= this.rise());
  }

  /** SIGKILL: nothing is flushed, closed or announced. The process restarts automatically. */
  kill(): void {
    if (!this.child?.pid) return;
    this.kills += 1;
    this.alive = false;
    this.child.kill('SIGKILL');
  }

  /** Whether it is ready, and has not been asked to leave. */
  get serves(): boolean {
    return this.alive && !this.leaving;
  }

  /** SIGTERM, as of an operator who brings a new version: it leaves in its own time, and the next one takes its place. */
  async replace(): Promise<void> {
    const child = this.child!;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    this.leaving = true;
    child.kill('SIGTERM');
    await ended;
    this.leaving = false;
    await this.settled();
  }

  /** Freezes the process with SIGSTOP, like a machine that sleeps; the process is not notified afterwards. */
  freeze(): void {
    this.child?.kill('SIGSTOP');
  }
  thaw(): void {
    this.child?.kill('SIGCONT');
  }

  /** Resolves when it is up, however often it was killed before. */
  async settled(): Promise<void> {
    await until(`${this.name} is up again`, async () => (this.alive ? true : undefined));
  }

  /** Stops the process permanently, regardless of its current work. */
  async stop(): Promise<void> {
    this.wanted = false;
    const { child } = this;
    if (child && !hasEnded(child)) {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGKILL');
      await ended;
    }
    await this.rising?.catch(() => undefined);
  }

  private async rise(): Promise<void> {
    const { entry, env, logFile, isReady } = this.life;
    const log = fs.openSync(logFile, 'a');
    // the channel lets the process leave when these tests are ended
    // without source maps, which are read at every start
    const child = spawn(process.execPath, [entry], {
      cwd: root,
      env,
      stdio: ['ignore', log, log, 'ipc'],
    });
    fs.closeSync(log);
    this.child = child;
    let said = false;
    child.on('message', (message) => (said ||= message === 'ready'));
    child.once('exit', () => this.fell(child));
    const ready = isReady ?? (() => Promise.resolve(said));
    await until(`${this.name} is ready (${logFile})`, async () =>
      hasEnded(child) || (await ready()) ? true : undefined,
    );
    this.alive = !hasEnded(child);
    if (this.alive) this.stillborn = 0;
    else if (!child.killed && ++this.stillborn > this.mayFailToStart)
      throw new Error(`${this.name} ended while it started, see ${logFile}`);
    this.mayFailToStart = 3;
  }

  private fell(child: ChildProcess): void {
    this.alive = false;
    if (!this.wanted || child !== this.child) return;
    const rest = new Promise((resolve) => setTimeout(resolve, REST_MS));
    const before = this.rising ?? Promise.resolve();
    this.rising = before.then(() => rest).then(() => (this.wanted ? this.rise() : undefined));
    // Callers who wait for the start get its error themselves.
    this.rising.catch(() => undefined);
  }
}

const hasEnded = (child: ChildProcess): boolean => child.exitCode !== null || child.signalCode !== null;
