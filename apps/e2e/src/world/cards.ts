/** Cards the sandbox knows: number, expiry as typed, security code, and the holder's id where the provider wants one. */
export const israeliCard = {
  number: '5326105300985846',
  expiry: '1230',
  cvc: '658',
  socialId: '008336174',
  lastFour: '5846',
};
export const refusedCard = { ...israeliCard, number: '4000000000000002', cvc: '123', lastFour: '0002' };
