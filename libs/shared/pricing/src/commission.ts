/** A hundredth of a percent: 10,000 are the whole. */
export type BasisPoints = number;

export type Income = { gross: number; commission: number; net: number };

/**
 * The platform's commission and the business's income from a sum, in agorot; the two add up to the sum. Half an agora is rounded up.
 * Split the whole sum: parts split one by one may differ by an agora each.
 */
export const splitCommission = (gross: number, rate: BasisPoints): Income => {
  const commission = Math.floor((gross * rate + 5_000) / 10_000);
  return { gross, commission, net: gross - commission };
};
