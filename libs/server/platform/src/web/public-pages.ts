import { Injectable } from '@nestjs/common';
import type { Language } from '@smachot/contracts';
import type { PreviewCard } from '../preview-cards/preview-card';

/** The description of a page for readers that do not run it: chats that preview a link, search engines. */
export type PageHead = {
  title: string;
  description: string;
  /** Full address of an uploaded picture; null: the card is shown in its place. */
  image: string | null;
  /** The text on the picture we draw for the page. */
  card: Omit<PreviewCard, 'direction'>;
  language: Language;
  /** One schema.org thing; its `@context` is added. */
  thing?: Record<string, unknown>;
};
/** The card of a page as it is drawn: mirrored for languages that read from the right. */
export const cardOf = ({ card, language }: PageHead): PreviewCard => ({
  ...card,
  direction: language === 'he' || language === 'ar' ? 'rtl' : 'ltr',
});
export type PublicAddress = { path: string; changedAt: Date };

type Family = {
  /** Paths of these pages; groups are handed to `head`, decoded. */
  path: RegExp;
  /** Reads the page's head; undefined when the page does not exist or is not public. */
  head: (...parts: string[]) => Promise<PageHead | undefined>;
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

  /** Undefined: not one of these pages; null: it would be one, but is not there. */
  async headOf(path: string): Promise<PageHead | null | undefined> {
    for (const { path: pattern, head } of this.families) {
      const parts = pattern.exec(path)?.slice(1).map(decoded);
      if (parts) return parts.includes(undefined) ? null : ((await head(...(parts as string[]))) ?? null);
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
