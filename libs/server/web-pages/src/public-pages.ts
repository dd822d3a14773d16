import { Injectable } from '@nestjs/common';
import type { Language } from '@smachot/contracts';
import { DEFAULT_LANGUAGE, directionOf } from '@smachot/i18n';
import type { PreviewCard } from './preview-cards/preview-card';

/** The description of a page for readers that do not run it: chats that preview a link, search engines. */
export type PageHead = {
  title: string;
  description: string;
  /** Full address of an uploaded picture; null: the card is shown in its place. */
  image: string | null;
  /** The text on the picture we draw for the page. */
  card: Omit<PreviewCard, 'direction'>;
  language: Language;
  /** True: search engines leave the page out, because only whoever has its address is meant to see it. */
  unlisted?: boolean;
  /** One schema.org thing; its `@context` is added. */
  thing?: Record<string, unknown>;
};
/** The card of a page: mirrored for right-to-left languages. */
export const cardOf = ({ card, language }: PageHead): PreviewCard => ({
  ...card,
  direction: directionOf(language),
});
export type PublicAddress = { path: string; changedAt: Date };

type Family = {
  /** Pattern of these pages' paths; its groups are passed to `head`, decoded. */
  path: RegExp;
  /** Reads the page's head, in this language where there is one; undefined when the page does not exist or is not public. */
  head: (language: Language, ...parts: string[]) => Promise<PageHead | undefined>;
  /** Every page that may be found by searching. */
  addresses: () => AsyncIterable<PublicAddress>;
};

/** The registry of public pages; contexts contribute theirs. */
@Injectable()
export class PublicPages {
  private readonly families: Family[] = [];

  contribute(family: Family): void {
    this.families.push(family);
  }

  /** The head of a page; undefined when no family matches the path; null when the page does not exist. */
  async headOf(path: string, language: Language = DEFAULT_LANGUAGE): Promise<PageHead | null | undefined> {
    for (const { path: pattern, head } of this.families) {
      const parts = pattern.exec(path)?.slice(1).map(decoded);
      if (parts?.includes(undefined)) return null;
      if (parts) return (await head(language, ...(parts as string[]))) ?? null;
    }
    return undefined;
  }

  async *addresses(): AsyncIterable<PublicAddress> {
    for (const { addresses } of this.families) yield* addresses();
  }
}

const decoded = (part: string): string | undefined => {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined;
  }
};
