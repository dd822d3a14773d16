import type { PaymentTerms } from '@smachot/contracts';
import { accept, isShownSum, refuse, type Result } from '@smachot/kernel';
import { paymentPlan } from '@smachot/pricing';

/** Payment terms an order was placed under. `deposit`: agorot charged at the approval; 0: everything is paid then. */
export type AgreedTerms = PaymentTerms & { deposit: number };

/** `expectedToday`: shekels that the customer was shown as charged at the approval; undefined: by a client that does not say. */
type Asked = { total: number; startsAt: Date; now: Date; expectedToday?: number };

/** Null: everything at the approval, in one payment. Refuses when the terms are not the ones that were shown to the customer. */
export const agreedTerms = (
  offered: PaymentTerms,
  shown: PaymentTerms | null,
  { total, startsAt, now, expectedToday }: Asked,
): Result<AgreedTerms | null> => {
  const { depositPercent, restDaysBefore } = offered;
  const { cardPayments } = shown ?? { cardPayments: 1 };
  const same =
    !shown ||
    (shown.depositPercent === depositPercent && (!depositPercent || shown.restDaysBefore === restDaysBefore));
  if (!same || cardPayments > offered.cardPayments) return refuse('payment_terms.changed');
  const planned = paymentPlan(total, offered, { startsAt, now });
  const deposit = planned.find(({ kind }) => kind === 'deposit')?.amount ?? 0;
  // the same terms become one payment once the rest would be due too soon
  if (expectedToday !== undefined && !isShownSum(expectedToday, deposit || total))
    return refuse('payment_terms.changed');
  return accept(
    deposit || cardPayments > 1 ? { depositPercent, restDaysBefore, cardPayments, deposit } : null,
  );
};
