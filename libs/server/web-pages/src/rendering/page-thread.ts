import { existsSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import type { PageAnswering, PageRendered, PageToRender } from '@smachot/contracts';
import type { FromPageThread, ToPageThread } from './messages';

/** The thread beside the present bundle; null when nothing was bundled. */
export const bundledPageThread = (): URL | null => {
  const entry = new URL('./page-thread.mjs', import.meta.url);
  return existsSync(entry) ? entry : null;
};

type Job = {
  answer: PageAnswering;
  resolve: (page: PageRendered | null) => void;
  reject: (problem: unknown) => void;
};

/** The thread that renders pages. It is started by the first page, and once more after it has ended. */
export class PageThread {
  private worker: Worker | null = null;
  private readonly jobs = new Map<number, Job>();
  private lastId = 0;

  /**
   * @param entry the bundled thread
   * @param renderer address of the built web app's renderer
   * @param limits memory of the thread, and milliseconds of a page with those before it: beyond one the thread ends, and its pages fail
   */
  constructor(
    private readonly entry: URL,
    private readonly renderer: string,
    private readonly limits: { memoryMb: number; timeMs: number },
  ) {}

  get pending(): number {
    return this.jobs.size;
  }

  /** The page; null: it has no content. */
  render({ address, look }: PageToRender, answer: PageAnswering): Promise<PageRendered | null> {
    const id = ++this.lastId;
    // a page that never ends would keep all that follow it waiting
    const timer = setTimeout(() => void this.end(), this.limits.timeMs);
    timer.unref();
    return new Promise<PageRendered | null>((resolve, reject) => {
      this.jobs.set(id, { answer, resolve, reject });
      this.post({ kind: 'render', id, address, look });
    }).finally(() => clearTimeout(timer));
  }

  /** Ends the thread; its pages fail, and the next page starts it anew. */
  async end(): Promise<void> {
    await this.worker?.terminate();
  }

  private post(message: ToPageThread): void {
    this.worker ??= this.start();
    this.worker.postMessage(message);
  }

  private start(): Worker {
    const worker = new Worker(this.entry, {
      workerData: this.renderer,
      resourceLimits: { maxOldGenerationSizeMb: this.limits.memoryMb },
    });
    worker.unref();
    worker.on('message', (message: FromPageThread) => void this.hear(message));
    const ended = (problem: unknown) => {
      if (this.worker !== worker) return;
      this.worker = null;
      for (const { reject } of this.jobs.values()) reject(problem);
      this.jobs.clear();
    };
    worker.on('error', ended);
    worker.on('exit', () => ended(new Error('the thread that renders pages has ended')));
    return worker;
  }

  private async hear(message: FromPageThread): Promise<void> {
    const job = this.jobs.get(message.id);
    if (!job) return;
    if (message.kind === 'ask') {
      const { ask, url, language } = message;
      const answered = await job.answer(url, language).catch(() => ({ status: 503, body: '{}' }));
      if (this.jobs.has(message.id)) this.post({ kind: 'answer', ask, ...answered });
      return;
    }
    this.jobs.delete(message.id);
    if (message.kind === 'failed') job.reject(new Error(message.reason));
    else job.resolve(message.page);
  }
}

/** Renders in this thread where nothing was bundled: in tests and scripts. */
export class PagesHere {
  readonly pending = 0;
  constructor(private readonly renderer: string) {}

  async render(page: PageToRender, answer: PageAnswering): Promise<PageRendered | null> {
    const { renderPage } = (await import(this.renderer)) as { renderPage: PageThread['render'] };
    return renderPage(page, answer);
  }

  end(): Promise<void> {
    return Promise.resolve();
  }
}
