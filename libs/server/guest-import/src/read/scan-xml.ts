import { TableRefusal } from './raw-table';

// Sheets are simple XML of a few tag names repeated a hundred thousand times; a full parser spends most of its time on
// features they never use. Document types are refused, so the only entities are the five of XML.

/** Callbacks of the scanner. `tag`: the tag as written, without brackets; `attribute` extracts single attributes from it. */
export type XmlHandlers = {
  open?: (name: string, tag: string) => void;
  close?: (name: string) => void;
  /** Called before text is decoded, because most text between tags is indentation. */
  wantsText?: () => boolean;
  text?: (text: string) => void;
};

/** Maximum length of a tag or a text in characters; longer ones are no part of a table. */
const MAX_PIECE = 4_000_000;
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

const decodeEntity = (_: string, name: string): string => {
  const known = ENTITIES[name];
  if (known !== undefined) return known;
  const number = /^#(?:x([0-9a-f]{1,6})|(\d{1,7}))$/i.exec(name);
  const code = number ? parseInt(number[1] ?? number[2]!, number[1] ? 16 : 10) : -1;
  if (code < 0 || code > 0x10ffff || (code >= 0xd800 && code < 0xe000))
    throw new TableRefusal('table.unreadable');
  return String.fromCodePoint(code);
};

const decodeText = (text: string): string =>
  text.includes('&') ? text.replace(/&([^;&]{0,12});?/g, decodeEntity) : text;

const isSpace = (code: number): boolean => code === 32 || code === 10 || code === 13 || code === 9;

/** Value of an attribute by its full name (`r`, `xml:space`); undefined when the tag has none. */
export const attribute = (tag: string, name: string): string | undefined => {
  for (let at = tag.indexOf(name); at >= 0; at = tag.indexOf(name, at + 1)) {
    if (!isSpace(tag.charCodeAt(at - 1))) continue;
    let value = at + name.length;
    while (isSpace(tag.charCodeAt(value))) value++;
    if (tag.charCodeAt(value++) !== 61) continue;
    while (isSpace(tag.charCodeAt(value))) value++;
    const quote = tag[value];
    const end = quote === '"' || quote === "'" ? tag.indexOf(quote, value + 1) : -1;
    if (end >= 0) return decodeText(tag.slice(value + 1, end));
  }
  return undefined;
};

/** Name of the tag between two indexes, without its namespace prefix. */
const nameOf = (xml: string, from: number, to: number): string => {
  let end = from;
  let start = from;
  for (; end < to; end++) {
    const code = xml.charCodeAt(end);
    if (isSpace(code) || code === 47) break;
    if (code === 58) start = end + 1;
  }
  return xml.slice(start, end);
};

/** Scans XML as it arrives, in pieces cut anywhere. Throws `table.unreadable` for input that cannot be XML. */
export class XmlScanner {
  private rest = '';
  private depth = 0;
  private seen = false;

  constructor(private readonly handlers: XmlHandlers) {}

  write(chunk: string): void {
    this.rest = this.scan(this.rest === '' ? chunk : this.rest + chunk);
    if (this.rest.length > MAX_PIECE) throw new TableRefusal('table.unreadable');
  }

  /** Ends the input; every opened tag must have been closed. */
  end(): void {
    if (!this.seen || this.depth !== 0 || this.rest.trim() !== '') throw new TableRefusal('table.unreadable');
  }

  /** Handles all complete tags and texts; returns the unfinished rest. */
  private scan(xml: string): string {
    let at = 0;
    for (;;) {
      const open = xml.indexOf('<', at);
      if (open < 0) return this.keepText(xml.slice(at));
      const end = this.endOf(xml, open);
      if (end < 0) return xml.slice(at);
      if (open > at) this.text(xml.slice(at, open), true);
      this.piece(xml, open, end);
      at = end;
    }
  }

  /** End index of the tag or comment that begins with `<`; -1 when it has not arrived. A `>` may occur in quotes. */
  private endOf(xml: string, open: number): number {
    if (xml.charCodeAt(open + 1) === 33) {
      const [, mark] = MARKS.find(([begin]) => xml.startsWith(begin, open)) ?? [];
      if (!mark && xml.length - open < 9) return -1;
      if (!mark) throw new TableRefusal('table.unreadable');
      return after(xml, mark, open);
    }
    if (xml.charCodeAt(open + 1) === 63) return after(xml, '?>', open);
    return tagEnd(xml, open);
  }

  private piece(xml: string, open: number, end: number): void {
    const first = xml.charCodeAt(open + 1);
    if (first === 63) return;
    if (first === 33) {
      if (xml.startsWith('<![CDATA[', open)) this.text(xml.slice(open + 9, end - 3), false);
      return;
    }
    if (first === 47) {
      if (--this.depth < 0) throw new TableRefusal('table.unreadable');
      this.handlers.close?.(nameOf(xml, open + 2, end - 1));
      return;
    }
    const empty = xml.charCodeAt(end - 2) === 47;
    const tag = xml.slice(open + 1, empty ? end - 2 : end - 1);
    const name = nameOf(tag, 0, tag.length);
    this.seen = true;
    this.handlers.open?.(name, tag);
    if (empty) this.handlers.close?.(name);
    else this.depth++;
  }

  private wants(): boolean {
    return this.handlers.text !== undefined && this.handlers.wantsText?.() !== false;
  }

  /** Keeps text whose end has not arrived, if it is needed, because an entity may be cut in two. */
  private keepText(text: string): string {
    return this.depth === 0 || this.wants() ? text : '';
  }

  private text(text: string, encoded: boolean): void {
    if (this.depth === 0 && text.trim() !== '') throw new TableRefusal('table.unreadable');
    if (this.wants()) this.handlers.text?.(encoded ? decodeText(text) : text);
  }
}

const MARKS: readonly [begin: string, end: string][] = [
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
];

const after = (xml: string, mark: string, from: number): number => {
  const at = xml.indexOf(mark, from + 2);
  return at < 0 ? -1 : at + mark.length;
};

/** Searches from quote to quote, so that a tag full of `>` costs no more than any other. */
const tagEnd = (xml: string, open: number): number => {
  for (let at = open; ;) {
    const end = xml.indexOf('>', at);
    if (end < 0) return -1;
    let quote = at;
    while (quote < end && xml.charCodeAt(quote) !== 34 && xml.charCodeAt(quote) !== 39) quote++;
    if (quote === end) return end + 1;
    const close = xml.indexOf(xml[quote]!, quote + 1);
    if (close < 0) return -1;
    at = close + 1;
  }
};
