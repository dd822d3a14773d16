/** A payment in a file of the bank: the reference is the one of our payout. */
export type AnsweredPayment = { reference: string; agorot: number };

const RECORD = 128;
/** Offsets in a record of a payment, which the bank repeats in its answer. */
const AMOUNT = [61, 74] as const;
const REFERENCE = [74, 94] as const;
/** The bank's code of the return; blank in the file that was sent. */
const CODE = [126, 128] as const;
const END = /^9+$/;

const paymentOf = (record: string): AnsweredPayment | null => {
  const amount = record.slice(...AMOUNT);
  const reference = /^0*(\d+)$/.exec(record.slice(...REFERENCE).trim())?.[1];
  const code = record.slice(...CODE).trim();
  return /^\d{13}$/.test(amount) && reference && code ? { reference, agorot: Number(amount) } : null;
};

/**
 * The payments that a file of fixed records returns; null when it is not made of such records, or is the file that was sent. It is only
 * what the admin sees before sending: the server reads the file itself.
 */
export const previewAnswer = (text: string): AnsweredPayment[] | null => {
  const records = text.split(/\r?\n/).filter((record) => record !== '' && !END.test(record));
  if (records.length === 0 || records.some(({ length }) => length < RECORD)) return null;
  const payments = records.filter((record) => record.startsWith('1')).map(paymentOf);
  return payments.every((payment) => payment !== null) ? payments : null;
};
