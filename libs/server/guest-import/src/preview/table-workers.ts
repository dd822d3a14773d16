import { existsSync } from 'node:fs';
import { refuse } from '@smachot/kernel';
import { runTableTask, type TableTask } from './table-task';
import { TableThread, type Answer } from './table-thread';

export type TableWorkersOptions = {
  /** URL of the bundled thread; null runs tasks in this thread (tests, scripts). */
  entry: URL | null;
  /** Maximum number of tables read concurrently; each may use `memoryMb`. */
  parallel?: number;
  /** Maximum number of waiting tables; beyond it the result is `server.unavailable`. */
  waiting?: number;
  memoryMb?: number;
  /** Timeout in milliseconds of one table, which is then refused as `table.unreadable`. */
  timeMs?: number;
  /** Time in milliseconds an idle thread is kept after a table. */
  idleMs?: number;
};

/** URL of the thread beside the present bundle; null when nothing was bundled. */
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

/** Maximum number of waiting tables of one owner. */
const MOST_OF_ONE = 3;

/**
 * Reads tables in separate threads, so that a large or hostile table never blocks the API: memory and time are limited per
 * table, and a thread that exceeds a limit is ended.
 */
export class TableWorkers {
  private readonly options: Required<TableWorkersOptions>;
  private idle: { thread: TableThread; timer: NodeJS.Timeout }[] = [];
  private queue: Waiting[] = [];
  private running = 0;
  /** Owners whose tables are being read. */
  private readonly busy = new Set<string>();

  constructor(options: TableWorkersOptions) {
    this.options = { parallel: 2, waiting: 20, memoryMb: 256, timeMs: 20_000, idleMs: 30_000, ...options };
  }

  /**
   * Previews a table.
   * @param owner owner of the table: one table per owner is read at a time, and few may wait, so that no owner delays the
   * others
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
