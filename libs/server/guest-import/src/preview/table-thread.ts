import { Worker } from 'node:worker_threads';
import { refuse, type Result } from '@smachot/kernel';
import type { PackedPreview, TableTask } from './table-task';

export type Answer = Result<PackedPreview>;
type Job = { resolve: (answer: Answer) => void; reject: (problem: unknown) => void; timer: NodeJS.Timeout };

const isOutOfMemory = (problem: unknown): boolean =>
  typeof problem === 'object' &&
  problem !== null &&
  'code' in problem &&
  problem.code === 'ERR_WORKER_OUT_OF_MEMORY';

/** Thread that reads one table at a time. Exceeding a limit ends it with `table.unreadable`; a bug of ours rejects. */
export class TableThread {
  private readonly worker: Worker;
  private job: Job | null = null;
  private ended = false;

  constructor(entry: URL, memoryMb: number) {
    this.worker = new Worker(entry, {
      resourceLimits: { maxOldGenerationSizeMb: memoryMb, maxYoungGenerationSizeMb: 96 },
    });
    this.worker.on('message', (answer: Answer) => this.settle((job) => job.resolve(answer)));
    this.worker.on('error', (problem) => {
      this.ended = true;
      this.settle((job) =>
        isOutOfMemory(problem) ? job.resolve(refuse('table.unreadable')) : job.reject(problem),
      );
    });
    this.worker.on('exit', () => {
      this.ended = true;
      this.settle((job) => job.resolve(refuse('table.unreadable')));
    });
  }

  /** False once the thread ended, by itself or because of a limit. */
  get alive(): boolean {
    return !this.ended;
  }

  run(task: TableTask, timeMs: number): Promise<Answer> {
    this.worker.ref();
    return new Promise((resolve, reject) => {
      this.job = { resolve, reject, timer: setTimeout(() => void this.end(), timeMs) };
      this.worker.postMessage(task);
    });
  }

  async end(): Promise<void> {
    this.ended = true;
    await this.worker.terminate();
  }

  private settle(tell: (job: Job) => void): void {
    const job = this.job;
    if (!job) return;
    this.job = null;
    clearTimeout(job.timer);
    this.worker.unref(); // a warm thread does not keep the process alive
    tell(job);
  }
}
