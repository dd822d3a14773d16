import { existsSync } from 'node:fs';
import { refuse } from '@smachot/kernel';
import { runTableTask, type TableTask } from './table-task';
import { TableThread, type Answer } from './table-thread';

export type TableWorkersOptions = {
  /** The bundled thread; null runs tasks in this thread (tests, scripts). */
  entry: URL | null;
  /** Tables read at one time; each may take `memoryMb`. */
  parallel?: number;
  /** Tables that may wait; beyond that `server.unavailable`. */
  waiting?: number;
  memoryMb?: number;
  /** A table that takes longer is refused as `table.unreadable`. */
  timeMs?: number;
  /** Threads stay warm so long after a table. */
  idleMs?: number;
};

/** The thread lies beside whatever bundle this is part of; null when nothing was bundled. */
export const bundledTableWorker = (): URL | null => {
  const entry = new URL('./table-worker.mjs', import.meta.url);
  return existsSync(entry) ? entry : null;
};

type Waiting = {
  owner: string;
  task: TableTask;
  resolve: (answer: Answer) => void;
  reject: (problem: unknown) => void;
};

/** Tables of one owner that may wait. */
const MOST_OF_ONE = 3;

/**
 * Reads tables in threads of their own, so that a large or hostile table never holds up the API: memory and time are
 * limited per table, and a thread that passes a limit is ended.
 */
export class TableWorkers {
  private readonly options: Required<TableWorkersOptions>;
  private idle: { thread: TableThread; timer: NodeJS.Timeout }[] = [];
  private queue: Waiting[] = [];
  private running = 0;
  /** Owners of the tables that are being read. */
  private readonly busy = new Set<string>();

  constructor(options: TableWorkersOptions) {
    this.options = { parallel: 2, waiting: 20, memoryMb: 256, timeMs: 20_000, idleMs: 30_000, ...options };
  }

  /**
   * @param owner whose table it is: of one owner one is read at a time, and few may wait, so that nobody's tables hold up another's
   */
  async preview(task: TableTask, owner: string): Promise<Answer> {
    if (this.options.entry === null) return runTableTask(task);
    if (this.queue.length >= this.options.waiting) return refuse('server.unavailable');
    if (this.queue.filter((each) => each.owner === owner).length >= MOST_OF_ONE)
      return refuse('request.too_many');
    return new Promise((resolve, reject) => {
      this.queue.push({ owner, task, resolve, reject });
      this.startNext();
    });
  }

  /** Ends idle threads; a running one ends after its table. */
  async close(): Promise<void> {
    this.options.idleMs = 0;
    const ending = this.idle.splice(0).map(({ thread, timer }) => {
      clearTimeout(timer);
      return thread.end();
    });
    await Promise.all(ending);
  }

  private startNext(): void {
    if (this.running >= this.options.parallel) return;
    const at = this.queue.findIndex(({ owner }) => !this.busy.has(owner));
    if (at < 0) return;
    const [next] = this.queue.splice(at, 1) as [Waiting];
    this.running++;
    this.busy.add(next.owner);
    const thread = this.take();
    void thread
      .run(next.task, this.options.timeMs)
      .then(next.resolve, next.reject)
      .finally(() => {
        this.running--;
        this.busy.delete(next.owner);
        this.keep(thread);
        this.startNext();
      });
  }

  private take(): TableThread {
    const warm = this.idle.pop();
    if (warm) clearTimeout(warm.timer);
    return warm?.thread.alive ? warm.thread : new TableThread(this.options.entry!, this.options.memoryMb);
  }

  private keep(thread: TableThread): void {
    if (!thread.alive) return;
    const timer = setTimeout(() => {
      this.idle = this.idle.filter((kept) => kept.thread !== thread);
      void thread.end();
    }, this.options.idleMs);
    timer.unref();
    this.idle.push({ thread, timer });
  }
}
