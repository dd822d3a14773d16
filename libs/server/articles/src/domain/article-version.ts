import type {
  ArticleId,
  ArticleText,
  ArticleVersionId,
  ArticleVersionStatus,
  Language,
  UserId,
} from '@smachot/contracts';
import { accept, refuse, type Result } from '@smachot/kernel';
import { articleVersionLifecycle, type ArticleVersionMove } from '@smachot/lifecycles';

export type ArticleVersionState = ArticleText & {
  id: ArticleVersionId;
  articleId: ArticleId;
  language: Language;
  /** Counted from 1 within the language. */
  number: number;
  status: ArticleVersionStatus;
  /** Null: it came with the product. */
  createdBy: UserId | null;
  createdAt: Date;
  publishedAt: Date | null;
  withdrawnAt: Date | null;
};
/** Writer of a version: a super admin, or null for the product itself. */
export type ArticleWriter = UserId | null;

const actorOf = (writer: ArticleWriter) => (writer === null ? 'product' : 'admin');

/** One text of an article in one language. What was published never changes; another text is another version. */
export class ArticleVersion {
  constructor(readonly state: ArticleVersionState) {}

  edit({ title, summary, body }: ArticleText, writer: UserId): Result<undefined> {
    const moved = this.move({ type: 'edit', by: 'admin' });
    if (moved.ok) Object.assign(this.state, { title, summary, body, createdBy: writer });
    return moved;
  }

  publish(writer: ArticleWriter, now: Date): Result<undefined> {
    const moved = this.move({ type: 'publish', by: actorOf(writer) });
    if (moved.ok) this.state.publishedAt = now;
    return moved;
  }

  withdraw(writer: ArticleWriter, now: Date): Result<undefined> {
    const moved = this.move({ type: 'withdraw', by: actorOf(writer) });
    if (moved.ok) this.state.withdrawnAt = now;
    return moved;
  }

  private move(move: ArticleVersionMove): Result<undefined> {
    const next = articleVersionLifecycle.move(this.state.status, move);
    if (!next) return refuse('lifecycle.illegal_move');
    this.state.status = next;
    return accept();
  }
}
