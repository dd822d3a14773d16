import { type E164, type Phone, readPhone, stripInvisible } from '@smachot/kernel';

/**
 * Reading of one phone cell. `repaired`: more than separators had to be removed or added to read it. `several`: the cell
 * held more than one number and the first mobile was taken.
 */
export type PhoneCell =
  | ({ kind: 'phone'; repaired: boolean; several: boolean } & Phone)
  | { kind: 'missing' }
  | { kind: 'invalid' };

const BLANK = /^(?:[-–—_.?\s]*|0+|אין|אין לו|אין לה|ללא|לא ידוע|חסר|n\/?a|none|null|no|x)$/i;
const BETWEEN = /:::|[,;|\n\r\t/\\]|\s(?:או|ו|or|and)\s/i;

/** Converts Arabic-Indic and full-width digits to plain ones. */
const plainDigits = (text: string): string =>
  text
    .replace(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/[\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) - 0x6f0))
    .replace(/[\uff01-\uff5e]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0));

/** Expands an exponent: 5.07654321E+08 is a whole number only if every digit survived; 5.08E+08 lost digits. */
const withoutExponent = (text: string): string => {
  const match = /^(\d)[.,]?(\d*)e\+?(\d{1,2})$/i.exec(text);
  if (!match) return text;
  const [, lead, rest, power] = match;
  return rest!.length === Number(power) ? lead! + rest! : '';
};

/** Removes text that programs wrap around a number: formulas, quotes, links, chat ids, an extension. */
const unwrap = (text: string): string =>
  withoutExponent(
    text
      .replace(/^=?\s*["'`׳]+|["'`׳]+$/g, '')
      .replace(/^(?:https?:\/\/)?(?:wa\.me|api\.whatsapp\.com\/send\?phone=)\/?/i, '')
      .replace(/^(?:tel|sms|whatsapp):/i, '')
      .replace(/@[cs]\.(?:us|whatsapp\.net)$/i, '')
      .replace(/\s*(?:#|ext\.?|שלוחה|x)\s*\d{1,5}$/i, '')
      // A spreadsheet's number cell appends ".0"; "050.0000000" only has a dot as a separator.
      .replace(/^(\+?\d{7,})\.0{1,2}$/, '$1'),
  );

/** Reads one number. Dialling abroad through an Israeli carrier: 012-972-50… is +972-50… */
const readOne = (text: string): Phone | null => {
  const reading = readPhone(text.replace(/_/g, '-').replace(/^\s*01[2-9][\s-]*(?=972)/, ''));
  return reading.ok ? { e164: reading.e164, mobile: reading.mobile } : null;
};

/** Replaces letters that a hand or a scanner wrote for digits, inside text that is otherwise a number. */
const lettersForDigits = (text: string): string => {
  const fixed = text.replace(/[oO]/g, '0').replace(/[lI|]/g, '1');
  return /^[+\d\s().-]+$/.test(fixed) && text.replace(/\D/g, '').length >= 7 ? fixed : text;
};

/** Reads numbers among words: "נייד: 050-765-4321 דנה". Each digit sequence must be a phone by itself. */
const readRuns = (text: string): Phone[] => {
  const runs = text.match(/\+?\d[\d\s().\u05BE‐-―_-]{5,}\d/g) ?? [];
  return runs.flatMap((run) => {
    const whole = readOne(run);
    if (whole) return [whole];
    const pieces = run.split(/\s+/).map(readOne);
    return pieces.every((piece) => piece !== null) ? pieces : [];
  });
};

const readPart = (part: string): Phone[] => {
  const text = unwrap(part.trim());
  const whole = readOne(text) ?? readOne(lettersForDigits(text));
  return whole ? [whole] : readRuns(text);
};

const digitsOf = (text: string): string => text.replace(/\D/g, '');

/** Whether only the notation differs: separators, +972 and 972. Any other change is a repair. */
const isPlainlyWritten = (raw: string, e164: E164): boolean => {
  if (/[^\d\s+().\u05BE‐-―-]/.test(raw)) return false;
  const digits = digitsOf(raw);
  return digits === digitsOf(e164) || digits === `0${e164.slice(4)}` || digits === `00${e164.slice(1)}`;
};

/** Reads a phone cell of a guest table; a number is accepted only with all its digits. */
export const readPhoneCell = (raw: string): PhoneCell => {
  if (/^05\d-?\d{3}-?\d{4}$/.test(raw)) {
    const e164 = `+972${raw.slice(1).replaceAll('-', '')}`;
    return { kind: 'phone', e164, mobile: true, several: false, repaired: false };
  }
  const clean = plainDigits(stripInvisible(raw.slice(0, 400)))
    .trim()
    .replace(/^\+\d{1,2}\s+(?=05\d)/, ''); // "+2 050…" is two more people, not Egypt
  if (BLANK.test(clean)) return { kind: 'missing' };
  const single = readOne(unwrap(clean));
  const numbers = single ? [single] : clean.split(BETWEEN).flatMap((part) => (part ? readPart(part) : []));
  const distinct = [...new Map(numbers.map((number) => [number.e164, number])).values()];
  const chosen = distinct.find((number) => number.mobile) ?? distinct[0];
  if (!chosen) return { kind: 'invalid' };
  const several = distinct.length > 1;
  return {
    kind: 'phone',
    ...chosen,
    several,
    repaired: several || !isPlainlyWritten(raw.trim(), chosen.e164),
  };
};
