import type { BankAccount } from '@smachot/kernel';
import { codeA } from './code-a';

/** Who pays, as registered with Masav: institution of 8 digits, sending institution of 5. */
export type Payer = { institution: string; sender: string; name: string };
/** Days are `YYYY-MM-DD`. `serial`: tells files of one payment day apart. */
export type MasavHead = Payer & { serial: number; paymentDay: string; createdDay: string };
/** `amount` in agorot. `reference`: the number of the payout, by which the bank's answer is matched. */
export type MasavPayment = BankAccount & {
  payeeNumber: string;
  payeeName: string;
  amount: number;
  reference: number;
};

export const RECORD = 128;
const CRLF = '\r\n';
const CREDIT = '006';

/** Zeros to the left. A number that does not fit is refused: cut off, it would be another one. */
const digits = (value: string | number, length: number): string => {
  const text = String(value);
  if (!/^\d*$/.test(text) || text.length > length) throw new RangeError(`not ${length} digits`);
  return text.padStart(length, '0');
};
/** Text stands at the right. */
const text = (value: string, length: number): string => codeA(value).slice(0, length).padStart(length, ' ');
/** The name of a payee is written from its last letter to its first. */
const reversed = (value: string, length: number): string => [...text(value, length)].reverse().join('');
const zeros = (length: number): string => '0'.repeat(length);
const blanks = (length: number): string => ' '.repeat(length);
const yymmdd = (day: string): string => day.slice(2).replaceAll('-', '');
const yymm = (day: string): string => yymmdd(day).slice(0, 4);
/** Shekels and agorot. */
const sum = (agorot: number, length: number): string =>
  `${digits(Math.floor(agorot / 100), length)}${digits(agorot % 100, 2)}`;

const record = (...parts: string[]): string => {
  const line = parts.join('');
  if (line.length !== RECORD) throw new RangeError(`a record of ${line.length} characters`);
  return line;
};
const serialOf = ({ serial }: MasavHead): string => digits(serial % 1000, 3);

const headRecord = (head: MasavHead): string =>
  record(
    ...['K', digits(head.institution, 8), '00', yymmdd(head.paymentDay), '0', serialOf(head), '0'],
    ...[yymmdd(head.createdDay), digits(head.sender, 5), zeros(6), text(head.name, 30), blanks(56), 'KOT'],
  );

const paymentRecord = (head: MasavHead, payment: MasavPayment): string => {
  if (!Number.isSafeInteger(payment.amount) || payment.amount <= 0) throw new RangeError('not a sum to pay');
  const { bankNumber, branchNumber, accountNumber, payeeNumber, payeeName, amount, reference } = payment;
  return record(
    ...[
      '1',
      digits(head.institution, 8),
      '00',
      zeros(6),
      digits(bankNumber, 2),
      digits(branchNumber, 3),
      '0000',
    ],
    ...[digits(accountNumber, 9), '0', digits(payeeNumber, 9), reversed(payeeName, 16), sum(amount, 11)],
    ...[
      digits(reference, 20),
      yymm(head.paymentDay),
      yymm(head.paymentDay),
      '000',
      CREDIT,
      zeros(18),
      blanks(2),
    ],
  );
};

const totalRecord = (head: MasavHead, payments: readonly MasavPayment[]): string =>
  record(
    ...['5', digits(head.institution, 8), '00', yymmdd(head.paymentDay), '0', serialOf(head)],
    sum(
      payments.reduce((total, { amount }) => total + amount, 0),
      13,
    ),
    ...[zeros(15), digits(payments.length, 7), zeros(7), blanks(63)],
  );

/** The credit file of a batch: a record of the payer, one for each payment, their total, and the end. */
export const masavFile = (head: MasavHead, payments: readonly MasavPayment[]): Buffer => {
  if (!payments.length) throw new RangeError('a file without payments');
  const lines = [
    headRecord(head),
    ...payments.map((payment) => paymentRecord(head, payment)),
    totalRecord(head, payments),
    '9'.repeat(RECORD),
  ];
  return Buffer.from(lines.map((line) => line + CRLF).join(''), 'ascii');
};
