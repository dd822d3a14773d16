import type { PriceRule } from '@smachot/contracts';
import { changedTerms, unitTermsOf } from './terms-audit';

const friday: PriceRule = { days: [5], season: null, change: { type: 'percent', percent: 10 } };

describe('the terms that changed', () => {
  it('are those that differ alone, before and after', () => {
    const before = { cancellationPolicy: [{ hoursBefore: 48, refundPercent: 50 }], paymentTerms: null };
    const after = { ...before, paymentTerms: { depositPercent: 30, restDaysBefore: 14, cardPayments: 1 } };
    expect(changedTerms(before, after)).toEqual({
      before: { paymentTerms: null },
      after: { paymentTerms: after.paymentTerms },
    });
    expect(changedTerms(after, { ...after })).toBeNull();
  });

  it('are none where only the order of names or what is undefined differs', () => {
    const one = { minimumOrder: { sum: 100, participants: null, note: undefined } };
    expect(changedTerms(one, { minimumOrder: { participants: null, sum: 100 } })).toBeNull();
  });

  it('of a unit begin with no rule and no minimum; the order of rules counts', () => {
    const sunday: PriceRule = { ...friday, days: [0] };
    expect(changedTerms(unitTermsOf(undefined), unitTermsOf({}))).toBeNull();
    expect(changedTerms(unitTermsOf(undefined), unitTermsOf({ priceRules: [friday] }))).toEqual({
      before: { priceRules: [] },
      after: { priceRules: [friday] },
    });
    const [a, b] = [{ priceRules: [friday, sunday] }, { priceRules: [sunday, friday] }];
    expect(changedTerms(unitTermsOf(a), unitTermsOf(b))).not.toBeNull();
  });
});
