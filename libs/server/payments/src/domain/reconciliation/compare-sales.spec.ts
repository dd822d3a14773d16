import { newId } from '@smachot/kernel';
import fc from 'fast-check';
import { compareSale, leftOfOurs, missesChargeback, type OurSale, type TheirSale } from './compare-sales';

const ours = (more: Partial<OurSale> = {}): OurSale => ({
  entryId: newId(),
  paymentId: newId(),
  billId: null,
  status: 'captured',
  amount: 1000,
  refunded: 0,
  disputed: 0,
  repeats: false,
  ...more,
});
const theirs = (more: Partial<TheirSale> = {}): TheirSale => ({
  type: 'sale',
  state: 'completed',
  amount: 1000,
  left: 1000,
  reference: null,
  ...more,
});

describe('one sale on both sides', () => {
  it.each<[string, OurSale | null, TheirSale | null, string | undefined]>([
    ['captured and completed', ours(), theirs(), undefined],
    ['refunded in part', ours({ refunded: 300 }), theirs({ state: 'partly_refunded', left: 700 }), undefined],
    ['disputed', ours({ disputed: 1000 }), theirs({ state: 'charged_back', left: 0 }), undefined],
    ['held', ours({ status: 'held' }), theirs({ state: 'authorized', left: 0 }), undefined],
    ['held until it ran out', ours({ status: 'held' }), theirs({ state: 'voided', left: 0 }), undefined],
    ['refused', ours({ status: 'failed' }), theirs({ state: 'failed', left: 0 }), undefined],
    ['given back', ours({ status: 'voided' }), theirs({ state: 'refunded', left: 0 }), undefined],
    ['never paid', null, theirs({ state: 'initial', left: 0 }), undefined],
    ['the check of a card', null, theirs({ type: 'token' }), undefined],
    ['paid and unknown', null, theirs(), 'missing_here'],
    ['captured and not listed', ours(), null, 'missing_there'],
    ['refused and not listed', ours({ status: 'failed' }), null, undefined],
    ['another price', ours(), theirs({ amount: 900, left: 900 }), 'other_amount'],
    ['a refund we did not make', ours(), theirs({ state: 'partly_refunded', left: 700 }), 'other_amount'],
    ['a refund they did not make', ours({ refunded: 300 }), theirs(), 'other_amount'],
    ['a chargeback nobody told', ours(), theirs({ state: 'charged_back', left: 0 }), 'other_state'],
    ['a chargeback that ended', ours({ disputed: 1000 }), theirs(), 'other_state'],
    ['captured here, held there', ours(), theirs({ state: 'authorized', left: 0 }), 'other_state'],
    ['held here, captured there', ours({ status: 'held' }), theirs(), 'other_state'],
    ['refused here, paid there', ours({ status: 'failed' }), theirs(), 'other_state'],
    ['charged twice', ours({ repeats: true }), theirs(), 'doubled'],
  ])('%s', (_, mine, their, kind) => expect(compareSale(mine, their)).toBe(kind));

  it('an unknown one with the reference of another sale was charged twice', () =>
    expect(compareSale(null, theirs(), true)).toBe('doubled'));

  it('agrees exactly when the provider has what we should have left', () =>
    fc.assert(
      fc.property(
        fc.record({ refunded: fc.nat(1000), there: fc.nat(1000) }).map(({ refunded, there }) => ({
          mine: ours({ refunded }),
          their: theirs({ state: there === 1000 ? 'completed' : 'partly_refunded', left: there }),
        })),
        ({ mine, their }) => (compareSale(mine, their) === undefined) === (leftOfOurs(mine) === their.left),
      ),
    ));

  it('has its chargeback read again when that was missed', () => {
    expect(missesChargeback(ours(), theirs({ state: 'charged_back' }))).toBe(true);
    expect(missesChargeback(ours({ disputed: 1000 }), theirs())).toBe(true);
    expect(missesChargeback(null, theirs({ state: 'charged_back' }))).toBe(true);
    expect(missesChargeback(ours(), theirs())).toBe(false);
    expect(missesChargeback(ours({ disputed: 1000 }), null)).toBe(false);
  });
});
