import type { Look, PageAnswering, PageRendered } from '@smachot/contracts';
import type { PageThread } from './page-thread';

/** A page, and what the api answered while it was rendered. */
type Kept = { page: PageRendered; answers: Map<string, string>; renderedMs: number; checkedMs: number };

/** A page is taken as it is for this long; then what it asked is asked again, and it is rendered anew only when an answer changed. */
const FRESH_MS = 2_000;
/** Words such as "in an hour" grow old without an answer changing. */
const MOST_MS = 30_000;
/** A page is some 200 kB with its answers, and a stranger may ask for any number of addresses. */
const MOST_KEPT = 100;
/** Beyond this many waiting pages visitors get the app without content, as quickly as ever. */
const MOST_WAITING = 12;
/** It tells the time, so that no two answers are equal; what of it is on a page changes with a new start alone. */
const CLOCK = /^\/api\/config(\?|$)/;

/** `isKept` false: the page is made for the one who asks alone. */
export type Wanted = { address: string; look: Look; isKept: boolean; answer: PageAnswering };

/** The pages of visitors, rendered once for all who look at the same time. */
export class RenderedPages {
  private readonly kept = new Map<string, Kept>();
  private readonly running = new Map<string, Promise<PageRendered | null>>();

  constructor(
    private readonly thread: Pick<PageThread, 'pending' | 'render'>,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** The page; null: it has no content; undefined: too many wait already. */
  page(wanted: Wanted): Promise<PageRendered | null> | undefined {
    const isFull = this.thread.pending >= MOST_WAITING;
    if (!wanted.isKept) return isFull ? undefined : this.thread.render(wanted, wanted.answer);
    const key = `${wanted.address} ${JSON.stringify(wanted.look)}`;
    const known = this.running.get(key);
    if (known) return known;
    const kept = this.kept.get(key);
    if (kept && this.now() - kept.checkedMs < FRESH_MS) return Promise.resolve(kept.page);
    if (isFull) return undefined;
    const page = this.currentOf(kept, key, wanted).finally(() => this.running.delete(key));
    this.running.set(key, page);
    return page;
  }

  private async currentOf(kept: Kept | undefined, key: string, wanted: Wanted): Promise<PageRendered | null> {
    const startedMs = this.now();
    if (kept && startedMs - kept.renderedMs < MOST_MS && (await isCurrent(kept, wanted))) {
      kept.checkedMs = startedMs;
      return kept.page;
    }
    const answers = new Map<string, string>();
    const page = await this.thread.render(wanted, async (url, language) => {
      const answered = await wanted.answer(url, language);
      if (!CLOCK.test(url)) answers.set(url, textOf(answered));
      return answered;
    });
    if (page) this.keep(key, { page, answers, renderedMs: startedMs, checkedMs: startedMs });
    return page;
  }

  private keep(key: string, kept: Kept): void {
    this.kept.delete(key);
    this.kept.set(key, kept);
    const [oldest] = this.kept.keys();
    if (this.kept.size > MOST_KEPT) this.kept.delete(oldest!);
  }
}

const textOf = ({ status, body }: { status: number; body: string }): string => `${status} ${body}`;

const isCurrent = async ({ answers }: Kept, { look, answer }: Wanted): Promise<boolean> => {
  const same = await Promise.all(
    [...answers].map(async ([url, before]) => textOf(await answer(url, look.language)) === before),
  );
  return same.every(Boolean);
};
