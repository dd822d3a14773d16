import { MINUTE_MS } from '@smachot/kernel';
import type { PaymentGoal, PaymentStatus } from '@smachot/lifecycles';
import { nextStep, type PaymentStep, watchAgain } from './next-step';

const STATUSES: PaymentStatus[] = ['open', 'challenged', 'held', 'captured', 'failed', 'released'];
const EXPECTED: Record<PaymentGoal, Partial<Record<PaymentStatus, PaymentStep>>> = {
  hold: { open: 'hold', challenged: 'hold' },
  capture: { open: 'charge', challenged: 'charge', held: 'capture' },
  release: {},
};

describe('what is done next', () => {
  it.each(
    (['hold', 'capture', 'release'] as const).flatMap((goal) => STATUSES.map((status) => ({ goal, status }))),
  )('wanted: $goal, stands: $status', ({ goal, status }) => {
    const still = { goal, status, strayDue: false, refundOpen: false };
    expect(nextStep(still)).toBe(EXPECTED[goal][status] ?? null);
    expect(nextStep({ ...still, strayDue: true })).toBe('give_back');
    const refund = nextStep({ ...still, refundOpen: true });
    expect(refund).toBe(
      goal === 'capture' && status === 'captured' ? 'refund' : (EXPECTED[goal][status] ?? null),
    );
  });
});

describe('a sale that was given up', () => {
  const opened = new Date('2026-12-01T10:00:00Z');
  it.each([
    [0, 1],
    [59, 60],
    [60, 70],
    [24 * 60, 24 * 60 + 10],
    [25 * 60, 25 * 60 + 10],
    [25 * 60 + 1, null],
  ])('after %i minutes is looked at again in minute %s', (age, expected) => {
    const at = (minutes: number) => new Date(opened.getTime() + minutes * MINUTE_MS);
    expect(watchAgain(opened, at(age))).toEqual(expected === null ? null : at(expected));
  });
});
