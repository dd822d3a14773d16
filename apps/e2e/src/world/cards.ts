/** A card of the sandbox: expiry as typed, and the holder's id, which the provider wants of cards in Israel. */
export type TestCard = {
  number: string;
  expiry: string;
  cvc: string;
  socialId: string;
  brand: 'mastercard' | 'amex' | 'visa';
};

const of = { expiry: '1230', socialId: '008336174' };
// who needs to tell its own sales from those of others in the same run pays with a card of its own
export const israeliCard: TestCard = { ...of, number: '5326105300985846', cvc: '658', brand: 'mastercard' };
export const amexCard: TestCard = { ...of, number: '375516193000090', cvc: '0957', brand: 'amex' };
export const foreignCard: TestCard = { ...of, number: '4557430402053431', cvc: '200', brand: 'visa' };
export const refusedCard: TestCard = { ...of, number: '4000000000000002', cvc: '123', brand: 'visa' };

export const lastFour = ({ number }: TestCard): string => number.slice(-4);
