import iconv from 'iconv-lite';
import { cutText } from '@smachot/kernel';
import { RowCollector, type RawTable } from './raw-table';
import { readPhoneCell } from '../rows/phone-cell';

type Property = { name: string; parameters: string[]; value: string };
type Contact = {
  name: string;
  parts: string;
  fallback: string;
  note: string;
  phones: { value: string; rank: number }[];
};

/** Columns of a table made from contacts (vCard). */
export const VCARD_FIELDS = ['name', 'phone', 'notes'] as const;

/** Whether an uploaded file is a list of exported contacts. */
export const isVcard = (bytes: Buffer): boolean =>
  /^(?:\xef\xbb\xbf)?\s*BEGIN:VCARD/i.test(bytes.subarray(0, 64).toString('latin1'));

const QUOTED_PRINTABLE = /ENCODING=QUOTED-PRINTABLE|;QUOTED-PRINTABLE/i;
/** Maximum length of a property's name and parameters. Real ones are short; longer ones are an attack on the parser. */
const MAX_HEAD = 1_000;

/** Joins continued lines: folded ones begin with a blank (3.0); quoted-printable ones end with "=" (2.1). */
function* unfold(text: string): Iterable<string> {
  // Pieces are joined once, at the end of their line: examining the growing text for each piece takes quadratic time.
  let pieces: string[] = [];
  let isQuotedPrintable = false;
  for (const line of text.split(/\r\n|\n|\r/)) {
    const goesOn = isQuotedPrintable && pieces.at(-1)!.endsWith('=');
    if (goesOn) pieces.push(pieces.pop()!.slice(0, -1), line);
    else if (pieces.length && /^[ \t]/.test(line)) pieces.push(line.slice(1));
    else {
      if (pieces.length) yield pieces.join('');
      pieces = [line];
      isQuotedPrintable = QUOTED_PRINTABLE.test(line.slice(0, MAX_HEAD).split(':', 1)[0]!);
    }
  }
  if (pieces.length) yield pieces.join('');
}

const decodeQuotedPrintable = (value: string, charset: string): string => {
  const bytes: number[] = [];
  for (const byte of Buffer.from(value, 'utf8')
    .toString('latin1')
    .matchAll(/=([0-9a-f]{2})|([^])/gi)) {
    bytes.push(byte[1] ? parseInt(byte[1], 16) : byte[2]!.charCodeAt(0));
  }
  return iconv.decode(Buffer.from(bytes), iconv.encodingExists(charset) ? charset : 'utf-8');
};

/** First index of a character outside quotes; -1: none. Unclosed quotes are ignored. */
const outsideQuotes = (text: string, sign: string, from = 0): number => {
  for (let at = from; at < text.length; at++) {
    if (text[at] === sign) return at;
    if (text[at] !== '"') continue;
    const closing = text.indexOf('"', at + 1);
    if (closing < 0) return -1;
    at = closing;
  }
  return -1;
};

const splitOutsideQuotes = (text: string, sign: string): string[] => {
  const parts: string[] = [];
  let from = 0;
  for (let at = outsideQuotes(text, sign); at >= 0; at = outsideQuotes(text, sign, from)) {
    parts.push(text.slice(from, at));
    from = at + 1;
  }
  return [...parts, text.slice(from)];
};

/** Parses "item1.TEL;TYPE=CELL;X="a:b":050…"; a colon inside quotes does not end the parameters. */
const parseLine = (line: string): Property | null => {
  const colon = outsideQuotes(line.slice(0, MAX_HEAD + 1), ':');
  if (colon < 1) return null;
  const [head = '', ...parameters] = splitOutsideQuotes(line.slice(0, colon), ';');
  const name = head.split('.').at(-1)!.trim().toUpperCase();
  const upper = parameters.map((parameter) => parameter.toUpperCase());
  let value = line.slice(colon + 1);
  if (upper.some((parameter) => /^(?:ENCODING=)?(?:QUOTED-PRINTABLE|Q)$/.test(parameter))) {
    const charset = upper.find((parameter) => parameter.startsWith('CHARSET='))?.slice(8) ?? 'utf-8';
    value = decodeQuotedPrintable(value, charset);
  }
  return { name, parameters: upper, value };
};

const unescape = (value: string): string =>
  value
    .replace(/\\n/gi, '\n')
    .replace(/\\([\\,;:"])/g, '$1')
    .trim();

const splitParts = (value: string): string[] => value.split(/(?<!\\);/).map(unescape);

/** Rank of a number: mobile first, then the preferred one; null for fax and pager. */
const rankPhone = (types: string): number | null => {
  if (/FAX|PAGER|BBS|MODEM/.test(types)) return null;
  return (/CELL|IPHONE|MOBILE/.test(types) ? 0 : 2) + (/PREF/.test(types) ? 0 : 1);
};

const readProperty = (contact: Contact, { name, parameters, value }: Property): void => {
  if (name === 'FN') contact.name ||= unescape(value);
  else if (name === 'N') {
    const [last = '', first = '', middle = ''] = splitParts(value);
    contact.parts ||= [first, middle, last].filter(Boolean).join(' ');
  } else if (name === 'NICKNAME' || name === 'ORG') contact.fallback ||= splitParts(value)[0] ?? '';
  else if (name === 'NOTE') contact.note ||= unescape(value);
  else if (name === 'TEL') {
    const rank = rankPhone(parameters.join(';'));
    if (rank !== null && value.trim())
      contact.phones.push({ value: unescape(value).replace(/^tel:/i, ''), rank });
  }
};

/** Phones of one person as one cell, with the first mobile in the card's own order of preference in front. */
const phoneCell = (phones: Contact['phones']): string => {
  const sorted = [...phones].sort((a, b) => a.rank - b.rank).map((phone) => phone.value);
  const isMobile = (value: string): boolean => {
    const reading = readPhoneCell(value);
    return reading.kind === 'phone' && reading.mobile;
  };
  return sorted.find(isMobile) ?? sorted[0] ?? '';
};

/** Reads phone contacts (vCard 2.1, 3.0, 4.0) as a table of name, phone and note; `row` counts the cards from 1. */
export const readVcard = (text: string): RawTable => {
  const collector = new RowCollector();
  let contact: Contact | null = null;
  let card = 0;
  const end = (): void => {
    if (!contact) return;
    card++;
    const name = contact.name || contact.parts || contact.fallback;
    collector.add(card, [name, phoneCell(contact.phones), cutText(contact.note, 1_000)]);
    contact = null;
  };
  for (const line of unfold(text)) {
    if (/^BEGIN:VCARD\s*$/i.test(line)) {
      // the card before it may lack its end, as the last one of a file that was cut off
      end();
      contact = { name: '', parts: '', fallback: '', note: '', phones: [] };
    } else if (/^END:VCARD\s*$/i.test(line)) end();
    else if (contact) {
      const property = parseLine(line);
      if (property) readProperty(contact, property);
    }
  }
  end();
  return { sheetName: null, encoding: null, rows: collector.rows };
};
