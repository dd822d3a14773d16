export type CardBrand = 'unknown' | 'amex' | 'diners' | 'jcb' | 'visa' | 'mastercard' | 'discover';

/** Why a card is refused, with the code of the card companies (Shva). */
export interface Refusal {
  code: number;
  text: string;
}

export interface TestCard {
  number: string;
  /** MM/YY */
  expiry: string;
  cvc: string;
  brand: CardBrand;
  socialId?: string;
  title: string;
  /** Refused when the card is saved. */
  onToken?: Refusal;
  /** Saved, and refused when it is charged. */
  onCharge?: Refusal;
}

const declined: Refusal = { code: 4, text: 'Transaction declined by the card company' };

export const testCards: readonly TestCard[] = [
  {
    number: '5326105300985846',
    expiry: '12/30',
    cvc: '658',
    brand: 'mastercard',
    socialId: '008336174',
    title: 'ישראלי, מאושר',
  },
  { number: '375516193000090', expiry: '12/30', cvc: '0957', brand: 'amex', title: 'אמריקן אקספרס, מאושר' },
  { number: '4557430402053431', expiry: '12/30', cvc: '200', brand: 'visa', title: 'מחו"ל, מאושר' },
  {
    number: '4000000000000036',
    expiry: '12/30',
    cvc: '123',
    brand: 'visa',
    title: 'נשמר, החיוב נדחה',
    onCharge: declined,
  },
  {
    number: '4000000000009995',
    expiry: '12/30',
    cvc: '123',
    brand: 'visa',
    title: 'נשמר, אין מסגרת לחיוב',
    onCharge: { code: 51, text: 'Insufficient funds' },
  },
  {
    number: '4000000000009987',
    expiry: '12/30',
    cvc: '123',
    brand: 'visa',
    title: 'נשמר, חסום בחיוב',
    onCharge: { code: 1, text: 'The card is blocked' },
  },
  {
    number: '4000000000000002',
    expiry: '12/30',
    cvc: '123',
    brand: 'visa',
    title: 'נדחה בשמירה',
    onToken: declined,
  },
  {
    number: '4000000000000051',
    expiry: '12/30',
    cvc: '123',
    brand: 'visa',
    title: 'חסום',
    onToken: { code: 1, text: 'The card is blocked' },
  },
  {
    number: '4000000000000069',
    expiry: '12/30',
    cvc: '123',
    brand: 'visa',
    title: 'פג תוקף',
    onToken: { code: 36, text: 'The card has expired' },
  },
  {
    number: '4000000000000127',
    expiry: '12/30',
    cvc: '123',
    brand: 'visa',
    title: 'קוד אבטחה שגוי',
    onToken: { code: 6, text: 'Wrong CVV' },
  },
];

const brands: [CardBrand, RegExp][] = [
  ['amex', /^3[47]/],
  ['diners', /^3(0[0-59]|[68])/],
  ['jcb', /^(35|2131|1800)/],
  ['discover', /^(6011|65|64[4-9])/],
  ['mastercard', /^(5[1-5]|2[2-7])/],
  ['visa', /^4/],
];

export const brandOf = (number: string): CardBrand =>
  brands.find(([, start]) => start.test(number))?.[0] ?? 'unknown';

/** First six and last four, as PayMe shows cards. */
export const maskOf = (number: string) =>
  `${number.slice(0, 6)}${'*'.repeat(Math.max(0, number.length - 10))}${number.slice(-4)}`;

export const testCardByMask = (mask: string) => testCards.find((card) => maskOf(card.number) === mask);

export const lastMomentOf = (expiry: string): number => {
  const month = Number(expiry.slice(0, 2));
  const year = 2000 + Number(expiry.slice(-2));
  return Date.UTC(year, month, 1) - 1;
};
