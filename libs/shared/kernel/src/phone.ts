import { stripInvisible } from './text';

/** A number as it is stored and sent: +972521234567. The tag exists in types only and is optional, as that of `Id`. */
export type E164 = string & { readonly __format?: 'E164' };
/** A phone as parsed from what a person or a program wrote. Texts are parsed once, where they come in. */
export type Phone = { e164: E164; mobile: boolean };
export type PhoneReading = ({ ok: true } & Phone) | { ok: false };

// Full phone metadata calls real Israeli blocks invalid (050-1…, 052-1…): prefix and length decide.
const ISRAELI_MOBILE = /^5\d{8}$/;
const ISRAELI_LAND = /^(?:[23489]\d{7}|7\d{8})$/;

const israeli = (national: string): PhoneReading => {
  if (ISRAELI_MOBILE.test(national)) return { ok: true, e164: `+972${national}`, mobile: true };
  if (ISRAELI_LAND.test(national)) return { ok: true, e164: `+972${national}`, mobile: false };
  return { ok: false };
};

/**
 * Reads a phone number as people in Israel write it: with or without the leading zero (a table eats it), with
 * +972, 972 or 00972, with spaces, dots, dashes, maqaf, brackets and invisible marks.
 * Other countries only with a plus or 00; they are accepted as E.164 by length (8–15 digits) and taken for mobile.
 */
export const readPhone = (raw: string): PhoneReading => {
  const text = stripInvisible(raw).replace(/[\s.\-‐-―\u05BE()/]/g, '');
  const match = /^(\+|00)?(\d{6,17})$/.exec(text);
  if (!match) return { ok: false };
  const digits = match[2]!;
  if (digits.startsWith('972')) return israeli(digits.slice(3).replace(/^0/, ''));
  if (match[1]) {
    if (digits.length < 8 || digits.length > 15) return { ok: false };
    return { ok: true, e164: `+${digits}`, mobile: true };
  }
  return israeli(digits.replace(/^0/, ''));
};

/** Whether a stored number is a mobile one, as `readPhone` says it of the text. */
export const isMobile = (phone: E164): boolean => !/^\+972(?!5)/.test(phone);
/** The only phones that get a SMS from strangers: premium and foreign numbers cost money and are the targets of SMS pumping. */
export const isIsraeliMobile = (phone: E164): boolean => /^\+9725\d{8}$/.test(phone);

/** +972521234567 -> 052-123-4567 ; +97231234567 -> 03-123-4567 ; others stay international. */
export const nationalPhone = (e164: E164): string => {
  const mobile = /^\+972(5\d|7\d)(\d{3})(\d{4})$/.exec(e164);
  if (mobile) return `0${mobile[1]}-${mobile[2]}-${mobile[3]}`;
  const land = /^\+972(\d)(\d{3})(\d{4})$/.exec(e164);
  if (land) return `0${land[1]}-${land[2]}-${land[3]}`;
  return e164;
};

/**
 * Countries where a mobile number has a digit that is dialled today and was not before, or the other way round. WhatsApp keeps the
 * form in which a person once registered (`wa_id`), so it answers with another number than the one dialled. `rest`: what follows the
 * digit; of Brazil only what cannot be a landline without it.
 */
const TWO_FORMS = [
  { before: '\\+52', dialled: '', other: '1', rest: '\\d{10}' },
  { before: '\\+54', dialled: '9', other: '', rest: '\\d{10}' },
  { before: '\\+55\\d{2}', dialled: '9', other: '', rest: '[6-9]\\d{7}' },
].map(({ before, dialled, other, rest }) => ({
  written: new RegExp(`^(${before})(?:${dialled}|${other})(${rest})$`),
  digits: [dialled, other],
}));

/** All forms in which the same phone may be written, the canonical one first; there is one, except in the countries above. */
export const phoneForms = (phone: E164): E164[] => {
  for (const { written, digits } of TWO_FORMS) {
    const [, before, rest] = written.exec(phone) ?? [];
    if (before) return digits.map((digit) => `${before}${digit}${rest}`);
  }
  return [phone];
};

/** The form under which a phone is recognised, as it is dialled today. */
export const canonicalPhone = (phone: E164): E164 => phoneForms(phone)[0]!;
