import { cutText } from '@smachot/kernel';
import type { ItemValues } from '../units/unit-values';

const BULLET = /^\s*(?:[-–—•·▪◦]|\*(?!\S.*\*:?\s*$)|\d+[.)])\s*/;
/** "דניס צלוי – 12 ₪ לאורח", "Bar 2,400": a sum at the end, marked by a dash, tab or shekel sign. */
const PRICE =
  /(?:\s[-–—:]\s*|\t\s*|\s+₪\s*)(\d[\d,]*(?:\.\d{1,2})?)\s*(?:₪|ש["״]ח|שקל(?:ים)?|nis|ils)?\s*(.*)$/i;
const PRICE_SIGN_LAST = /\s+(\d[\d,]*(?:\.\d{1,2})?)\s*(?:₪|ש["״]ח|nis|ils)\s*(.*)$/i;
const EACH = /לאורח|לאיש|לאדם|למנה|לסועד|per|guest|person/i;
/** "סלטים:", and as chats and notes mark it: "*סלטים*", "## סלטים". */
const HEADING = /^(?:#+\s*(.+?)|\*(.+?)\*:?|(.+?)\s*:)$/;
const NAME_LONGEST = 120;

/** A line of a list that was pasted. `sum`: empty without one; `each`: the line says that it is for each guest. */
export type PastedItem = { name: string; sum: string; each: boolean };
/** `name`: empty for what stands before the first heading. */
export type PastedSection = { name: string; items: PastedItem[] };

const itemOf = (line: string): PastedItem => {
  const price = PRICE_SIGN_LAST.exec(line) ?? PRICE.exec(line);
  const before = price ? line.slice(0, price.index) : line;
  const name = cutText(before.replace(/[\s\-–—:]+$/, '').trim(), NAME_LONGEST);
  if (!price || !name) return { name: cutText(line, NAME_LONGEST), sum: '', each: false };
  return { name, sum: price[1]!.replace(/,/g, ''), each: EACH.test(price[2]!) };
};

type Line = { text: string; bullet: boolean; marked: string | null };
const lineOf = (raw: string): Line => {
  const text = raw.replace(BULLET, '').trim();
  const [, ...marked] = HEADING.exec(text) ?? [];
  return { text, bullet: BULLET.test(raw), marked: marked.find(Boolean)?.trim() ?? null };
};

type Block = readonly Line[];

/** The first line of a block that has neither bullet nor price, where others follow it; `many`: there are other blocks. */
const plainHeading = ([first, second]: Block, many: boolean): string | null => {
  if (!first || !second || first.bullet || itemOf(first.text).sum !== '') return null;
  return second.bullet || many ? first.text : null;
};

const sectionsOf = (lines: Block, heading: string | null): PastedSection[] => {
  const sections: PastedSection[] = [{ name: heading ?? '', items: [] }];
  for (const { text, marked } of heading === null ? lines : lines.slice(1))
    if (marked === null) sections.at(-1)!.items.push(itemOf(text));
    else sections.push({ name: marked, items: [] });
  return sections;
};

/**
 * The sections of a menu that was pasted: one dish a line, with a price at its end. Headings are marked, or where none is, they are the first
 * lines of blocks between empty lines. A list without headings is one section without a name.
 */
export const pastedMenu = (text: string): PastedSection[] => {
  const blocks: Block[] = text
    .split(/(?:\r?\n[^\S\n]*){2,}/)
    .map((block) =>
      block
        .split(/\r?\n/)
        .filter((line) => line.trim())
        .map(lineOf),
    )
    .filter((lines) => lines.length > 0);
  const areMarked = blocks.flat().some(({ marked }) => marked !== null);
  const sections: PastedSection[] = [];
  for (const lines of blocks)
    for (const section of sectionsOf(lines, areMarked ? null : plainHeading(lines, blocks.length > 1)))
      if (section.name === '' && sections.length) sections.at(-1)!.items.push(...section.items);
      else if (section.name || section.items.length) sections.push(section);
  return sections.map(({ name, items }) => ({ name: cutText(name, NAME_LONGEST), items }));
};

/** Whether a price stands there of which nothing says if it is for each guest or once. */
export const isUnclear = ({ sum, each }: PastedItem): boolean => sum !== '' && !each;

/** What a line adds to the price. `forEach`: what is meant where nothing says so. */
export const itemValuesOf = (
  item: PastedItem,
  forEach: boolean,
): Pick<ItemValues, 'name' | 'additionalPrice' | 'pricePerParticipant'> => {
  const { name, sum } = item;
  return forEach || item.each
    ? { name, additionalPrice: '', pricePerParticipant: sum }
    : { name, additionalPrice: sum, pricePerParticipant: '' };
};
