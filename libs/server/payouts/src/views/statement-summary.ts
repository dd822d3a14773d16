import { type Language, StatementKind, type StatementSummary, type StoreBalance } from '@smachot/contracts';
import { isolateLtr, splitVat, toAgorot, toShekels, vatPercentOn } from '@smachot/kernel';
import { paperMoney } from '@smachot/server-documents';
import type { MonthRow } from '../persistence/statement.queries';
import { statementWords } from '../texts/statement-words';
import { shownDay } from './statement-cells';

const sumOf = (rows: readonly MonthRow[]): number => rows.reduce((sum, { amount }) => sum + amount, 0);

/** Opening balance, totals by kind, closing balance, and the VAT within the commission at the rate of each month. */
export const summaryOf = (months: readonly MonthRow[]): StatementSummary => {
  const before = months.filter(({ kind }) => kind === null);
  const within = (kind: StatementKind) => months.filter((row) => row.kind === kind);
  const vat = within('commission').map(
    ({ month, amount }) => Math.sign(amount) * splitVat(Math.abs(amount), vatPercentOn(`${month}-01`)).vat,
  );
  return {
    opening: toShekels(sumOf(before)),
    totals: StatementKind.options.flatMap((kind) => {
      const rows = within(kind);
      return rows.length ? [{ kind, amount: toShekels(sumOf(rows)) }] : [];
    }),
    closing: toShekels(sumOf(months)),
    commissionVat: toShekels(vat.reduce((sum, one) => sum + one, 0)),
  };
};

/** The account of a store as a paper shows it: bank, branch and the last digits. */
const accountText = ({ bankNumber, branchNumber, accountLastDigits }: NonNullable<StoreBalance['account']>) =>
  isolateLtr(`${bankNumber}-${branchNumber}-•••${accountLastDigits}`);

type Told = { summary: StatementSummary; balance: StoreBalance };

/** The lines at the head of a statement: its sums, and the sum, day and account of the next payout. */
export const summaryLines = ({ summary, balance }: Told, language: Language): string[] => {
  const { kinds, sums } = statementWords(language);
  const money = (shekels: number) => paperMoney(toAgorot(shekels), language);
  const vat = summary.commissionVat;
  const { holds, account, available, nextPayoutDay } = balance;
  const paid = account && holds.length === 0;
  return [
    `${sums.opening}: ${money(summary.opening)}`,
    ...summary.totals.flatMap(({ kind, amount }) => [
      `${kinds[kind]}: ${money(amount)}`,
      ...(kind === 'commission' && vat !== 0 ? [`${sums.vat}: ${money(vat)}`] : []),
    ]),
    `${sums.closing}: ${money(summary.closing)}`,
    ...(paid ? [sums.next(money(available), shownDay(nextPayoutDay), accountText(account))] : []),
  ];
};
