import type {
  ArticleVersionStatus,
  EventStanding,
  EventStandingMove,
  Language,
  StoreArticleId,
  StoreArticleText,
  StoreArticleVersionId,
  StoreId,
  UserId,
} from '@smachot/contracts';
import { accept, newId, refuse, type Result } from '@smachot/kernel';
import { articleVersionLifecycle, eventStandingLifecycle } from '@smachot/lifecycles';

export type StoreArticleState = {
  id: StoreArticleId;
  storeId: StoreId;
  /** In its address; counted from 1 within the store, never given twice. */
  number: number;
  language: Language;
  standing: EventStanding;
  /** The first report since the last decision. */
  reportedAt: Date | null;
  /** Why an admin took it off the site; null while it is not. */
  offReason: string | null;
  createdAt: Date;
  changedAt: Date;
  version: number;
};
export type StoreArticleVersionState = StoreArticleText & {
  id: StoreArticleVersionId;
  articleId: StoreArticleId;
  number: number;
  status: ArticleVersionStatus;
  /** Null once the account is gone. */
  createdBy: UserId | null;
  createdAt: Date;
  publishedAt: Date | null;
};
type VersionMove = { type: 'edit' | 'publish' | 'withdraw'; by: 'store' };
type Writer = { userId: UserId; now: Date };

/** An article of a store in one language, with its versions: at most one draft and one that is published. */
export class StoreArticle {
  constructor(
    readonly state: StoreArticleState,
    readonly versions: StoreArticleVersionState[],
  ) {}

  /** Versions that were added or changed since the article was loaded. */
  readonly touched = new Set<StoreArticleVersionState>();

  static write(
    about: Pick<StoreArticleState, 'id' | 'storeId' | 'number' | 'language'>,
    text: StoreArticleText,
    writer: Writer,
  ): Result<StoreArticle> {
    const { now } = writer;
    const article = new StoreArticle(
      {
        ...about,
        ...{ standing: 'clear', reportedAt: null, offReason: null },
        ...{ createdAt: now, changedAt: now, version: 0 },
      },
      [],
    );
    const saved = article.saveDraft(text, writer);
    return saved.ok ? accept(article) : saved;
  }

  /** Also while it is off the site: what admins object to can be mended. */
  saveDraft({ title, summary, body }: StoreArticleText, { userId, now }: Writer): Result<undefined> {
    const text = { title, summary, body };
    const draft = this.versionThatIs('draft');
    if (!draft) this.addDraft(text, { userId, now });
    else {
      const moved = this.move(draft, { type: 'edit', by: 'store' });
      if (!moved.ok) return moved;
      Object.assign(draft, text, { createdBy: userId });
    }
    return this.changed(now);
  }

  /** The draft becomes what is read; what was read before is withdrawn. */
  publish(now: Date): Result<undefined> {
    if (this.state.standing === 'off') return refuse('store_article.taken_off');
    const draft = this.versionThatIs('draft');
    if (!draft) return refuse('lifecycle.illegal_move');
    const before = this.versionThatIs('published');
    const moved = this.move(draft, { type: 'publish', by: 'store' });
    if (!moved.ok) return moved;
    draft.publishedAt = now;
    if (before) {
      const withdrawn = this.move(before, { type: 'withdraw', by: 'store' });
      if (!withdrawn.ok) return withdrawn;
    }
    return this.changed(now);
  }

  withdraw(now: Date): Result<undefined> {
    const shown = this.versionThatIs('published');
    if (!shown) return refuse('lifecycle.illegal_move');
    const moved = this.move(shown, { type: 'withdraw', by: 'store' });
    return moved.ok ? this.changed(now) : moved;
  }

  /** What admins look at, or took off, stays until they have decided. */
  mayBeDeleted(): Result<undefined> {
    return this.state.standing === 'clear' ? accept() : refuse('store_article.under_check');
  }

  report(now: Date): Result<undefined> {
    const standing = eventStandingLifecycle.move(this.state.standing, { type: 'report', by: 'reader' });
    if (!standing || !this.versionThatIs('published')) return refuse('not_found');
    if (this.state.standing !== 'reported') this.state.reportedAt = now;
    this.state.standing = standing;
    return accept();
  }

  /** The number of the version that admins look at: what everybody reads, or the newest. */
  get moderatedVersion(): number {
    const newest = Math.max(...this.versions.map((version) => version.number));
    return this.versionThatIs('published')?.number ?? newest;
  }

  decide(move: EventStandingMove, reason: string): Result<undefined> {
    const standing = eventStandingLifecycle.move(this.state.standing, { type: move, by: 'admin' });
    if (!standing) return refuse('lifecycle.illegal_move');
    const offReason = standing === 'off' ? reason : null;
    Object.assign(this.state, { standing, offReason, version: this.state.version + 1 });
    return accept();
  }

  private changed(now: Date): Result<undefined> {
    this.state.changedAt = now;
    this.state.version += 1;
    return accept();
  }

  private move(version: StoreArticleVersionState, move: VersionMove): Result<undefined> {
    const status = articleVersionLifecycle.move(version.status, move);
    if (!status) return refuse('lifecycle.illegal_move');
    version.status = status;
    this.touched.add(version);
    return accept();
  }

  private addDraft(text: StoreArticleText, { userId, now }: Writer): void {
    const number = Math.max(0, ...this.versions.map((version) => version.number)) + 1;
    const about = { id: newId(), articleId: this.state.id, number, status: 'draft' as const };
    const draft = { ...about, ...text, createdBy: userId, createdAt: now, publishedAt: null };
    this.versions.push(draft);
    this.touched.add(draft);
  }

  private versionThatIs(status: 'draft' | 'published'): StoreArticleVersionState | undefined {
    return this.versions.find((version) => version.status === status);
  }
}
