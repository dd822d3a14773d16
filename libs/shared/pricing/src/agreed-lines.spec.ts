import type { ProposalLine } from '@smachot/contracts';
import { toAgorot } from '@smachot/kernel';
import * as fc from 'fast-check';
import { type AgreedLines, mostAgreed } from './agreed-lines';
import { priceAt, rateAt, sumAt, withinBounds } from './linked-order';
import { MOST_PROPOSAL_PRICE, proposalPrice } from './proposal';

const lines = fc.array(
  fc.record({
    name: fc.constant('מנה'),
    description: fc.constant(''),
    per: fc.constantFrom<ProposalLine['per']>('order', 'participant'),
    quantity: fc.integer({ min: 1, max: 5 }),
    unitPrice: fc.integer({ min: 0, max: 50_000 }).map((agorot) => agorot / 100),
    optional: fc.constant(false),
  }),
  { minLength: 1, maxLength: 8 },
);
const agreements = fc.record<AgreedLines>({
  type: fc.constant('agreed'),
  lines,
  travels: fc.boolean(),
});

it('an order of agreed lines costs for any number what the proposal would, line by line', () => {
  fc.assert(
    fc.property(agreements, fc.integer({ min: 1, max: 2_000 }), (unit, participants) => {
      const price = priceAt({ unit }, participants);
      const { total } = proposalPrice(unit.lines, participants);
      if (!price.ok) return expect([price.code, total < 500]).toEqual(['price.too_small', true]);
      expect(price.total).toBe(total);
      expect(price.lines).toHaveLength(unit.lines.length);
      expect(price.lines.reduce((sum, { amount }) => sum + toAgorot(amount), 0)).toBe(total);
      return expect(sumAt(rateAt({ unit })!, participants)).toBe(total);
    }),
  );
});

it('is offered for as many participants as a payment can be made for, and for no more', () => {
  fc.assert(
    fc.property(agreements, (unit) => {
      const most = mostAgreed(unit);
      if (most === null) return;
      expect(withinBounds(unit, most + 1)).toBe(most);
      expect(proposalPrice(unit.lines, most).total).toBeLessThanOrEqual(MOST_PROPOSAL_PRICE);
      expect(proposalPrice(unit.lines, most + 1).total).toBeGreaterThan(MOST_PROPOSAL_PRICE);
    }),
  );
});
