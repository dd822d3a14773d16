/** Integer agorot everywhere inside; decimal shekels only in the wire fields the specification names. */
export type Money = { amount: number; currency: 'ILS' };

export const ils = (agorot: number): Money => {
  if (!Number.isSafeInteger(agorot)) throw new RangeError(`not whole agorot: ${agorot}`);
  return { amount: agorot, currency: 'ILS' };
};

/** 1250 -> 12.5. Exact: a whole number of agorot divided by 100 is the nearest double of its decimal. */
export const toShekels = (agorot: number): number => agorot / 100;

/** "12.50" | 12.5 -> 1250. Throws on more than two decimals, so that no rounding happens unseen. */
export const toAgorot = (shekels: number | string): number => {
  const match = /^(-?)(\d+)(?:\.(\d{1,2}))?$/.exec(String(shekels));
  if (!match) throw new RangeError(`not a sum in shekels: ${shekels}`);
  const agorot = Number(match[2]) * 100 + Number((match[3] ?? '').padEnd(2, '0'));
  return match[1] ? -agorot : agorot;
};

/** Compares a shown sum in shekels with agorot; decimal noise is allowed, but less than one agora. */
export const isShownSum = (shekels: number, agorot: number): boolean =>
  Math.abs(shekels - toShekels(agorot)) < 0.000_001 && toAgorot(toShekels(agorot)) === agorot;

/**
 * Whole units of another currency, rounded up as every estimate is. `rate`: shekels for one unit, with at most four decimals; the
 * division is of whole numbers, so that no binary fraction adds a unit.
 */
export const toForeignUnits = (agorot: number, rate: number): number =>
  Math.ceil((agorot * 100) / Math.round(rate * 10_000));

/** Value added tax of Israel by the day it applied from. Source: tax authority; 18% since 2025-01-01. */
const VAT_PERCENT: readonly { from: string; percent: number }[] = [
  { from: '2025-01-01', percent: 18 },
  { from: '2015-10-01', percent: 17 },
];

export const vatPercentOn = (day: string): number => {
  const rate = VAT_PERCENT.find((candidate) => day >= candidate.from);
  if (!rate) throw new RangeError(`no VAT rate known for ${day}`);
  return rate.percent;
};

/** Splits a consumer price, which includes VAT, into net and tax; the two always add up to the price. */
export const splitVat = (gross: number, percent: number): { net: number; vat: number } => {
  const net = Math.round((gross * 100) / (100 + percent));
  return { net, vat: gross - net };
};
