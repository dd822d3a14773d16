import { randomInt } from 'node:crypto';

/** A card of the sandbox: expiry as typed, and the holder's id, which the provider wants of cards in Israel. */
export type TestCard = {
  number: string;
  expiry: string;
  cvc: string;
  socialId: string;
  brand: 'mastercard' | 'amex' | 'visa';
};

const common = { expiry: '1230', socialId: '008336174' };
export const israeliCard: TestCard = {
  ...common,
  number: '5326105300985846',
  cvc: '658',
  brand: 'mastercard',
};
export const amexCard: TestCard = { ...common, number: '375516193000090', cvc: '0957', brand: 'amex' };
export const foreignCard: TestCard = { ...common, number: '4557430402053431', cvc: '200', brand: 'visa' };
export const refusedCard: TestCard = { ...common, number: '4000000000000002', cvc: '123', brand: 'visa' };
/** Can be saved; every charge is refused. */
export const refusedWhenCharged: TestCard = {
  ...common,
  number: '4000000000000036',
  cvc: '123',
  brand: 'visa',
};

const first = randomInt(1_000_000, 8_000_000);
let given = 0;
/**
 * A new card, of the brand of another one. Tests that count sales pay with it: debts of other tests in the same run are charged
 * when the clock moves, and are not among its sales.
 */
export function newCard(like: TestCard = foreignCard): TestCard {
  const own = String(first + given++);
  // shown are the first six digits and the last four
  const start = `${like.number.slice(0, 2)}${own.slice(0, 4)}`;
  const digits = `${start.padEnd(like.number.length - 4, '0')}${own.slice(4)}`;
  return { ...like, number: `${digits}${checkDigit(digits)}` };
}

/** By Luhn's rule, of a number it will end. */
function checkDigit(digits: string): number {
  const weights = [...digits].reverse().map((digit, place) => Number(digit) * (place % 2 ? 1 : 2));
  const sum = weights.reduce((all, weight) => all + (weight > 9 ? weight - 9 : weight), 0);
  return (10 - (sum % 10)) % 10;
}

export const isMaskOf = (mask: string, { number }: TestCard): boolean =>
  mask.startsWith(number.slice(0, 6)) && mask.endsWith(number.slice(-4));
export const lastFour = ({ number }: TestCard): string => number.slice(-4);
