import { PayoutReason } from '@smachot/contracts';
import { accept, refuse, type Result } from '@smachot/kernel';
import { RECORD } from './masav-file';
import table from './return-reasons.json';

/** A payment that the bank returned. `amount` in agorot; `code`: the bank's own, `reason` what we make of it. */
export type ReturnedPayment = { reference: number; amount: number; code: string; reason: PayoutReason };

const reasonOf = (code: string): PayoutReason => {
  const known = PayoutReason.safeParse((table.reasons as Record<string, string>)[code]);
  return known.success ? known.data : 'refused';
};

/** Where the parts of a record of a payment stand, from 0. */
const INSTITUTION = [1, 9] as const;
const AMOUNT = [61, 74] as const;
const REFERENCE = [74, 94] as const;
const CODE = [126, 128] as const;
const TOTAL = [21, 36] as const;
const COUNT = [51, 58] as const;

const part = (line: string, [from, till]: readonly [number, number]): string => line.slice(from, till);
const isNumber = (text: string): boolean => /^\d+$/.test(text);

const returned = (line: string): ReturnedPayment | undefined => {
  const [amount, reference, code] = [part(line, AMOUNT), part(line, REFERENCE), part(line, CODE).trim()];
  // a record without a code is one of the file that was sent
  if (!isNumber(amount) || !isNumber(reference) || !code) return undefined;
  return { amount: Number(amount), reference: Number(reference), code, reason: reasonOf(code) };
};

/**
 * Reads the bank's answer: the records of the file that was sent, those of returned payments only, each with a code at its end.
 * Refused unless every record can be read, is for this payer, and they add up to the total.
 */
export const readAnswer = (file: Buffer, institution: string): Result<ReturnedPayment[]> => {
  const unreadable = refuse('payouts.answer_unreadable');
  const lines = file.toString('latin1').split(/\r?\n/).filter(Boolean);
  if (lines.some((line) => line.length !== RECORD)) return unreadable;
  const [head, ...rest] = lines;
  const totals = rest.filter((line) => line.startsWith('5'));
  const payments = rest.filter((line) => line.startsWith('1'));
  if (!head?.startsWith('K') || totals.length !== 1) return unreadable;
  if (rest.length !== payments.length + 2 || rest.at(-1) !== '9'.repeat(RECORD)) return unreadable;
  const own = institution.padStart(8, '0');
  if ([head, ...payments, ...totals].some((line) => part(line, INSTITUTION) !== own)) return unreadable;
  const read = payments.map(returned);
  if (read.some((one) => one === undefined)) return unreadable;
  const known = read as ReturnedPayment[];
  const sum = known.reduce((total, { amount }) => total + amount, 0);
  const counted = part(totals[0]!, COUNT);
  const total = part(totals[0]!, TOTAL);
  return Number(total) === sum && Number(counted) === known.length ? accept(known) : unreadable;
};
