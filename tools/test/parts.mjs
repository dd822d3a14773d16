/** @typedef {{ nth: number, of: number }} Part the second of four: `{ nth: 2, of: 4 }` */

/**
 * @param {string} [text] `2/4`
 * @returns {Part | undefined} undefined for the whole, and for what is no part
 */
export function partOf(text) {
  const [nth, of] = (/^(\d+)\/(\d+)$/.exec(text ?? '') ?? []).slice(1).map(Number);
  return nth >= 1 && nth <= of ? { nth, of } : undefined;
}

/** As jest, Playwright and `node --test` say it. */
export const textOf = ({ nth, of }) => `${nth}/${of}`;
