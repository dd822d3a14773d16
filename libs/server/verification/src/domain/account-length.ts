/** The most digits of an account that the payout file takes; zeros in front do not count. */
const LONGEST_ACCOUNT = 9;
export const isTooLong = (accountNumber: string): boolean =>
  accountNumber.replace(/^0+/, '').length > LONGEST_ACCOUNT;
