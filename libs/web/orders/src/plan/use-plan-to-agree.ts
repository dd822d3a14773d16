import { FULL_AT_APPROVAL, type PartnerProfile, type PaymentTerms } from '@smachot/contracts';
import { toAgorot, toShekels } from '@smachot/kernel';
import { cardPaymentsOf, paymentPlan } from '@smachot/pricing';
import { now } from '@smachot/web-platform';
import { useInputs } from '../checkout/inputs';
import type { PlanRow } from './plan-rows';

/** The payment plan of an order with that sum at this store, and the customer's chosen number of card payments. */
export const usePlanToAgree = (
  { paymentTerms = FULL_AT_APPROVAL }: PartnerProfile,
  total: number | null,
  datetime: string | null,
) => {
  const { cardPayments: wanted, change } = useInputs();
  const sum = total === null ? 0 : toAgorot(total);
  const startsAt = datetime === null ? null : new Date(datetime);
  const cardPayments = Math.min(wanted, paymentTerms.cardPayments);
  const terms: PaymentTerms = { ...paymentTerms, cardPayments };
  const planned = startsAt ? paymentPlan(sum, terms, { startsAt, now: now() }) : [];
  const rows: PlanRow[] = planned.map((row) => ({ ...row, amount: toShekels(row.amount) }));
  const [first] = rows;
  return {
    /** What is held today and charged at the approval: the deposit, else the whole sum. */
    today: first?.amount ?? total,
    deposit: rows.find(({ kind }) => kind === 'deposit') ?? null,
    rest: rows.find(({ kind }) => kind === 'rest') ?? null,
    /** The rows to show before the customer agrees; none for one sum in one payment. */
    rows: rows.length > 1 || rows.some((row) => row.cardPayments > 1) ? rows : [],
    cardPayments,
    most: cardPaymentsOf(sum, paymentTerms.cardPayments),
    setCardPayments: (chosen: number) => change({ cardPayments: chosen }),
    /** Undefined for a store without terms of its own: then there is nothing to agree to. */
    agreed: paymentTerms.depositPercent > 0 || paymentTerms.cardPayments > 1 ? terms : undefined,
  };
};
export type PlanToAgree = ReturnType<typeof usePlanToAgree>;
