import { ChargebackStatus } from '@smachot/contracts';
import fc from 'fast-check';
import { type ChargebackMove, chargebackLifecycle } from './chargeback';

/** Written down by hand: everything else is refused. */
const allowed: Record<string, ChargebackStatus> = {
  'opened answer customer': 'opened',
  'opened answer business': 'opened',
  'opened send_evidence admin': 'evidence_sent',
  'opened win provider': 'won',
  'opened lose admin': 'lost',
  'opened expire clock': 'lost',
  'evidence_sent win provider': 'won',
  'evidence_sent lose admin': 'lost',
  'lost win provider': 'won',
};

const TYPES = ['answer', 'send_evidence', 'win', 'lose', 'expire'] as const;
const ACTORS = ['customer', 'business', 'admin', 'provider', 'clock'] as const;

describe('a chargeback', () => {
  const all = ChargebackStatus.options.flatMap((status) =>
    TYPES.flatMap((type) => ACTORS.map((by) => ({ status, type, by }))),
  );

  it.each(all)('$status × $type × $by', ({ status, type, by }) => {
    const move = { type, by } as ChargebackMove;
    const expected = allowed[`${status} ${type} ${by}`];
    expect(chargebackLifecycle.can(status, move)).toBe(expected !== undefined);
    expect(chargebackLifecycle.move(status, move)).toBe(expected);
  });

  it('has the statuses of the contract', () =>
    expect([...chargebackLifecycle.statuses].toSorted()).toEqual([...ChargebackStatus.options].toSorted()));

  it('once won is over, and is won by the provider alone, whatever was tried', () =>
    fc.assert(
      fc.property(
        fc.array(fc.record({ type: fc.constantFrom(...TYPES), by: fc.constantFrom(...ACTORS) }), {
          maxLength: 30,
        }),
        (moves) => {
          let status: ChargebackStatus = 'opened';
          for (const move of moves) {
            const next = chargebackLifecycle.move(status, move as ChargebackMove);
            if (status === 'won') expect(next).toBeUndefined();
            if (next === 'won') expect(move.by).toBe('provider');
            status = next ?? status;
          }
        },
      ),
    ));
});
