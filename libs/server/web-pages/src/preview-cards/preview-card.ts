import { createHash } from 'node:crypto';

/** The text on the picture that chats and networks show beside a link. */
export type PreviewCard = {
  /** The name; two or three lines of it are shown. */
  title: string;
  /** One line above the name, for example the kind of page. */
  kicker?: string;
  /** One line below the name, for example when and where. */
  detail?: string;
  direction: 'ltr' | 'rtl';
};

export const CARD_SIZE = { width: 1200, height: 630 } as const;

/** Raised when the drawing changes: addresses of cards are cached for ever. */
const DESIGN = 2;

/** Names a card by its content: another name or another drawing has another address. */
export const cardVersion = (card: PreviewCard): string =>
  createHash('sha256')
    .update(JSON.stringify([DESIGN, card.title, card.kicker ?? null, card.detail ?? null, card.direction]))
    .digest('base64url')
    .slice(0, 16);

/** Address of the card of a page, without origin. @param page path of the page as in its address */
export const cardPath = (page: string, card: PreviewCard): string =>
  `/previews/${cardVersion(card)}${page === '/' ? '/index' : page.replace(/\/$/, '')}.png`;

const CARD_PATH = /^\/previews\/([\w-]{16})(\/.+)\.png$/;

/** Undefined: not the address of a card. */
export const readCardPath = (path: string): { version: string; page: string } | undefined => {
  const [, version, page] = CARD_PATH.exec(path) ?? [];
  if (version === undefined || page === undefined) return undefined;
  return { version, page: page === '/index' ? '/' : page };
};
