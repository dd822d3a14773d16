import type { BillId, DifferenceKind, LedgerEntryId, PaymentId } from '@smachot/contracts';
import type { LedgerEntryStatus } from '@smachot/lifecycles';
import { isChargedBack, type SaleState } from '../sale-state';

/** A sale as our ledger has it; sums in agorot. */
export type OurSale = {
  entryId: LedgerEntryId;
  paymentId: PaymentId | null;
  billId: BillId | null;
  status: LedgerEntryStatus;
  amount: number;
  refunded: number;
  /** What chargebacks took of it, open and lost ones. */
  disputed: number;
  /** An earlier sale of the same payment or bill took its money, too. */
  repeats: boolean;
};
/**
 * The same as the provider lists it. `left`: what we still have of it, null when that is not said. `reference`: ours, as the provider
 * stores it.
 */
export type TheirSale = {
  type: string;
  state: SaleState;
  amount: number;
  left: number | null;
  reference: string | null;
};
export type ListedSale = TheirSale & { saleId: string };

/** Agorot of the sale that we should have now. */
export const leftOfOurs = ({ status, amount, refunded, disputed }: OurSale): number =>
  isTaken(status) ? amount - refunded - disputed : 0;

/** Agorot of the sale that the provider has for us; null when it does not say. */
const leftOfTheirs = ({ state, amount, left }: TheirSale): number | null => {
  if (left !== null && state !== 'authorized') return left;
  if (state === 'completed') return amount;
  return state === 'partly_refunded' || state === 'partly_charged_back' ? null : 0;
};

/**
 * How the two sides differ about one sale; undefined when they agree. Null: that side does not know it.
 * @param otherSale the reference names an entry of ours that has another sale
 */
export const compareSale = (
  ours: OurSale | null,
  theirs: TheirSale | null,
  otherSale = false,
): DifferenceKind | undefined => {
  if (!ours) return theirs ? compareUnknown(theirs, otherSale) : undefined;
  if (!theirs) return isTaken(ours.status) || ours.status === 'held' ? 'missing_there' : undefined;
  if (isTaken(ours.status)) return ours.repeats ? 'doubled' : compareTaken(ours, theirs);
  if (ours.status === 'held') return compareHeld(ours, theirs);
  // nothing of it should be ours: it was refused, given back, or never paid
  return theirs.state === 'authorized' || leftOfTheirs(theirs) !== 0 ? 'other_state' : undefined;
};

const isTaken = (status: LedgerEntryStatus): boolean => status === 'charged' || status === 'captured';

/** Unpaid sales left behind cost nothing; a `token` is the check of a card, which moves no money. */
const compareUnknown = ({ type, state }: TheirSale, otherSale: boolean): DifferenceKind | undefined => {
  if (type === 'token' || state === 'initial' || state === 'failed' || state === 'voided') return undefined;
  return otherSale ? 'doubled' : 'missing_here';
};

const compareTaken = (ours: OurSale, theirs: TheirSale): DifferenceKind | undefined => {
  const { state } = theirs;
  if (state === 'authorized' || state === 'initial' || state === 'failed') return 'other_state';
  if (state === 'voided' || state === 'other') return 'other_state';
  if (isChargedBack(theirs) !== ours.disputed > 0) return 'other_state';
  const left = leftOfTheirs(theirs);
  return theirs.amount !== ours.amount || (left !== null && left !== leftOfOurs(ours))
    ? 'other_amount'
    : undefined;
};

/** A hold that ran out is voided there, which we learn when it is captured. */
const compareHeld = (ours: OurSale, { state, amount }: TheirSale): DifferenceKind | undefined => {
  if (state === 'voided') return undefined;
  if (state !== 'authorized') return 'other_state';
  return amount === ours.amount ? undefined : 'other_amount';
};

/** Whether a chargeback, or its end, was announced to us and lost, or never announced. */
export const missesChargeback = (ours: OurSale | null, theirs: TheirSale | null): boolean =>
  theirs !== null &&
  (ours ? isTaken(ours.status) && isChargedBack(theirs) !== ours.disputed > 0 : isChargedBack(theirs));
