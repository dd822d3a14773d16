import type {
  ArticleCategory,
  ArticleId,
  ArticlePlace,
  ArticleText,
  Language,
  UserId,
} from '@smachot/contracts';
import { accept, newId, refuse, type Result } from '@smachot/kernel';
import { ArticleVersion, type ArticleVersionState, type ArticleWriter } from './article-version';

export type ArticleState = {
  id: ArticleId;
  slug: string;
  category: ArticleCategory;
  /** Slugs of other articles. */
  related: string[];
  /** Order within the category. */
  position: number;
  createdBy: UserId | null;
  createdAt: Date;
  version: number;
};

/** A help article with its versions in every language. A language has at most one draft and one published version. */
export class Article {
  constructor(
    readonly state: ArticleState,
    private readonly versions: ArticleVersion[],
  ) {}

  /** Versions that were added or changed since the article was loaded. */
  readonly touched = new Set<ArticleVersion>();

  static create(state: Omit<ArticleState, 'version'>): Article {
    return new Article({ ...state, version: 1 }, []);
  }

  published(language: Language): ArticleVersionState | undefined {
    return this.versionIn(language, 'published')?.state;
  }

  place({ category, related }: ArticlePlace): void {
    const others = [...new Set(related)].filter((slug) => slug !== this.state.slug);
    Object.assign(this.state, { category, related: others });
    this.state.version += 1;
  }

  saveDraft(language: Language, text: ArticleText, writer: UserId, now: Date): Result<undefined> {
    const draft = this.versionIn(language, 'draft');
    if (!draft) this.addDraft(language, text, writer, now);
    else {
      const edited = draft.edit(text, writer);
      if (!edited.ok) return edited;
      this.touched.add(draft);
    }
    this.state.version += 1;
    return accept();
  }

  /** The draft becomes what is read; what was read before is withdrawn. */
  publish(language: Language, writer: ArticleWriter, now: Date): Result<undefined> {
    const draft = this.versionIn(language, 'draft');
    if (!draft) return refuse('lifecycle.illegal_move');
    const before = this.versionIn(language, 'published');
    const moved = draft.publish(writer, now);
    if (!moved.ok) return moved;
    if (before) {
      const withdrawn = before.withdraw(writer, now);
      if (!withdrawn.ok) return withdrawn;
      this.touched.add(before);
    }
    this.touched.add(draft);
    this.state.version += 1;
    return accept();
  }

  withdraw(language: Language, writer: UserId, now: Date): Result<undefined> {
    const shown = this.versionIn(language, 'published');
    if (!shown) return refuse('lifecycle.illegal_move');
    const moved = shown.withdraw(writer, now);
    if (!moved.ok) return moved;
    this.touched.add(shown);
    this.state.version += 1;
    return accept();
  }

  /**
   * Takes over a text that comes with the product; true when it is published by that. An article whose text an admin wrote or withdrew stays
   * as it is, and so does one that a draft waits for.
   */
  takeOver(language: Language, text: ArticleText, now: Date): boolean {
    const ours = this.versions.filter(({ state }) => state.language === language);
    const shown = this.versionIn(language, 'published')?.state;
    if (ours.length > 0 && (!shown || shown.createdBy !== null)) return false;
    if (ours.some(({ state }) => state.status === 'draft')) return false;
    if (shown?.title === text.title && shown.summary === text.summary && shown.body === text.body)
      return false;
    this.addDraft(language, text, null, now);
    return this.publish(language, null, now).ok;
  }

  private addDraft(language: Language, text: ArticleText, writer: ArticleWriter, now: Date): void {
    const numbers = this.versions
      .filter(({ state }) => state.language === language)
      .map(({ state }) => state.number);
    const draft = new ArticleVersion({
      id: newId(),
      articleId: this.state.id,
      language,
      number: Math.max(0, ...numbers) + 1,
      status: 'draft',
      title: text.title,
      summary: text.summary,
      body: text.body,
      createdBy: writer,
      createdAt: now,
      publishedAt: null,
      withdrawnAt: null,
    });
    this.versions.push(draft);
    this.touched.add(draft);
  }

  private versionIn(language: Language, status: 'draft' | 'published'): ArticleVersion | undefined {
    return this.versions.find(({ state }) => state.language === language && state.status === status);
  }
}
