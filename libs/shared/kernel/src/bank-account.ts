/** An Israeli bank account, in digits: `bankNumber` two, `branchNumber` three, `accountNumber` up to ten. */
export type BankAccount = { bankNumber: string; branchNumber: string; accountNumber: string };

/** The digits from the last one on, as many as asked; a short number is filled up with zeros. */
const lastDigits = (number: string, count: number): number[] =>
  [...number.padStart(count, '0')].reverse().slice(0, count).map(Number);

const ONE_TO_NINE = [1, 2, 3, 4, 5, 6, 7, 8, 9];
const product = (digits: number[], weights: number[]): number =>
  weights.reduce((sum, weight, at) => sum + weight * digits[at]!, 0);

/** The sums that the banks' rules are made of. */
const sumsOf = ({ branchNumber, accountNumber }: BankAccount) => {
  const account = lastDigits(accountNumber, 9);
  const branch = lastDigits(branchNumber, 3);
  return {
    account,
    six: product(account, ONE_TO_NINE.slice(0, 6)),
    nine: product(account, ONE_TO_NINE),
    withBranch: product(account, ONE_TO_NINE.slice(0, 6)) + product(branch, [7, 8, 9]),
    leumi: product(account, [1, 10, 2, 3, 4, 5, 6, 7]) + product(branch, [8, 9, 10]),
  };
};
type Sums = ReturnType<typeof sumsOf>;
type Rule = (account: BankAccount, sums: Sums) => boolean;

const leumi: Rule = (_, { leumi }) => [90, 72, 70, 60, 20].includes(leumi % 100);
const discount: Rule = (_, { nine }) => [0, 2, 4].includes(nine % 11);
const beinleumi: Rule = (_, { nine, six }) => [0, 6].includes(nine % 11) || [0, 6].includes(six % 11);
const withBranch =
  (...remainders: number[]): Rule =>
  (_, sums) =>
    remainders.includes(sums.withBranch % 11);

const OTSAR_BRANCHES = ['385', '384', '365', '347', '363', '362', '361'];
const OTSAR_BRANCHES_OF_FOUR = ['363', '362', '361'];
const MASAD_BRANCHES = '154 166 178 181 183 191 192 503 505 507 515 516 527 539'.split(' ');
/** Banks that count accounts of other branches without the branch. */
const orWithoutBranch =
  (rule: Rule): Rule =>
  (account, sums) =>
    rule(account, sums) || sums.nine % 11 === 0 || sums.six % 11 === 0;

/** Yahav, Postal, Leumi, Discount, Hapoalim, Igud, Otsar Ha-Hayal, Mercantile, Mizrahi-Tefahot, Citibank, Beinleumi and others. */
const RULES: Record<string, Rule> = {
  '04': withBranch(0, 2),
  '09': (_, { nine }) => nine % 10 === 0,
  '10': leumi,
  '11': discount,
  '12': withBranch(0, 2, 4, 6),
  '13': leumi,
  '14': orWithoutBranch(({ branchNumber }, { withBranch: sum }) => {
    const left = sum % 11;
    if (left === 2) return OTSAR_BRANCHES.includes(branchNumber);
    return left === 0 || (left === 4 && OTSAR_BRANCHES_OF_FOUR.includes(branchNumber));
  }),
  '17': discount,
  '20': withBranch(0, 2, 4),
  '22': (_, { account }) => 11 - (product(account.slice(1), [2, 3, 4, 5, 6, 7, 2, 3]) % 11) === account[0],
  '31': beinleumi,
  '34': leumi,
  '46': orWithoutBranch(
    ({ branchNumber }, { withBranch: sum }) =>
      sum % 11 === 0 || (sum % 11 === 2 && MASAD_BRANCHES.includes(branchNumber)),
  ),
  '52': beinleumi,
};

/**
 * Whether the check digit of an account number fits its bank's rule; undefined when the bank's rule is unknown. The rules are
 * not published officially, so a misfit is a reason to look again and never one to refuse.
 * Source: the rules of il-bank-account-validator 2.0.0.
 */
export const fitsCheckDigit = (account: BankAccount): boolean | undefined => {
  const rule = RULES[account.bankNumber];
  if (!rule) return undefined;
  // Mizrahi-Tefahot counts its branches above 400 from there
  const branch = Number(account.branchNumber);
  const counted = account.bankNumber === '20' && branch > 400 ? String(branch - 400) : account.branchNumber;
  return rule(account, sumsOf({ ...account, branchNumber: counted }));
};
