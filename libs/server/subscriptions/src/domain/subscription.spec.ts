import { DAY_MS } from '@smachot/kernel';
import { startOfDay, unusedValue } from '@smachot/pricing';
import {
  active,
  answered,
  chosen,
  dueAt,
  emitted,
  ending,
  inactive,
  inGrace,
  PAYER,
  plan,
  START,
} from '../testing/a-subscription';

const later = (days: number): Date => new Date(START.getTime() + days * DAY_MS);

describe('the first plan', () => {
  it('is requested with its price, and begins when it is paid', () => {
    const subscription = inactive();
    expect(subscription.choose(plan('plus-plan'), 14_900, PAYER, START).ok).toBe(true);
    expect(subscription.state.phase).toBe('inactive');
    expect(emitted(subscription)).toMatchObject([
      { event: 'subscriptions.charge_wanted', payload: { amount: 14_900, userId: PAYER.userId } },
    ]);
    answered(subscription, 'captured', START);
    expect(subscription.state).toMatchObject({
      ...{ phase: 'active', planId: 'plus-plan', fromDay: '2027-01-31', untilDay: '2027-02-28', period: 1 },
      dueAt: startOfDay('2027-02-28'),
    });
  });
  it('is not charged for another sum than was shown', () => {
    const subscription = inactive();
    expect(subscription.choose(plan('plus-plan'), 14_800, PAYER, START)).toMatchObject({
      code: 'price.changed',
    });
    expect(emitted(subscription)).toEqual([]);
  });
  it('does not begin with a refused card, and is chosen anew', () => {
    const subscription = inactive();
    chosen(subscription, plan('plus-plan'), START);
    answered(subscription, 'refused', START);
    expect(subscription.state.phase).toBe('inactive');
    expect(chosen(subscription, plan('plus-plan'), START).ok).toBe(true);
    expect(subscription.charges.rows.map(({ period, status }) => `${period} ${status}`)).toEqual([
      '1 failed',
      '1 requested',
    ]);
  });
  it('is not chosen twice while the card is being charged', () => {
    const subscription = inactive();
    chosen(subscription, plan('plus-plan'), START);
    expect(chosen(subscription, plan('pro-plan'), START)).toMatchObject({
      code: 'subscription.charge_open',
    });
  });
  it('that waits for its card’s owner gives way to another choice, and what it takes later goes back', () => {
    const subscription = inactive();
    chosen(subscription, plan('plus-plan'), START);
    const [first] = subscription.charges.rows;
    answered(subscription, 'challenged', START);
    chosen(subscription, plan('pro-plan'), START);
    answered(subscription, 'captured', START);
    emitted(subscription);
    subscription.applyPayment(first!.id, 'captured', START);
    expect(subscription.state.planId).toBe('pro-plan');
    expect(emitted(subscription)).toMatchObject([
      { event: 'subscriptions.release_wanted', payload: { paymentId: first!.id } },
    ]);
  });
  it('cannot be the basic one', () => {
    expect(chosen(inactive(), plan('basic-plan'), START)).toMatchObject({ code: 'subscription.same_plan' });
  });
});

describe('another plan', () => {
  it('that is larger begins at once and credits the unused days', () => {
    const subscription = active();
    const now = later(14);
    const credit = unusedValue(14_900, { from: '2027-01-31', until: '2027-02-28' }, '2027-02-14');
    chosen(subscription, plan('pro-plan'), now);
    expect(subscription.charges.open).toMatchObject({ credit, due: 29_900 - credit, period: 2 });
    expect(subscription.state.planId).toBe('plus-plan');
    answered(subscription, 'captured', now);
    expect(subscription.state).toMatchObject({
      ...{ planId: 'pro-plan', fromDay: '2027-02-14', untilDay: '2027-03-14', anchor: 14 },
    });
  });
  it('that is covered by credit begins without a charge', () => {
    const subscription = active(plan('plus-plan', 'annually'));
    emitted(subscription);
    chosen(subscription, plan('pro-plan'), START);
    expect(subscription.state).toMatchObject({ planId: 'pro-plan', balance: 149_000 - 29_900 });
    expect(emitted(subscription)).toEqual([]);
    // four more months are covered
    for (let month = 0; month < 3; month++) subscription.advance(dueAt(subscription), PAYER);
    expect(subscription.state).toMatchObject({ phase: 'active', balance: 149_000 - 4 * 29_900 });
    subscription.advance(dueAt(subscription), PAYER);
    expect(subscription.charges.open).toMatchObject({ due: 5 * 29_900 - 149_000 });
  });
  it('that is smaller waits for the end of the period', () => {
    const subscription = active();
    chosen(subscription, plan('iron-swords-plan'), later(3));
    expect(subscription.state).toMatchObject({ planId: 'plus-plan', pendingPlan: 'iron-swords-plan' });
    const now = dueAt(subscription);
    subscription.advance(now, PAYER);
    answered(subscription, 'captured', now);
    expect(subscription.state).toMatchObject({ planId: 'iron-swords-plan', price: 4_900, pendingPlan: null });
  });
  it('that is scheduled is taken back by a resume, or by choosing the present one', () => {
    const subscription = active();
    chosen(subscription, plan('iron-swords-plan'), later(3));
    expect(subscription.resume().ok).toBe(true);
    chosen(subscription, plan('iron-swords-plan'), later(3));
    expect(chosen(subscription, plan('plus-plan'), later(4)).ok).toBe(true);
    expect(subscription.state.pendingPlan).toBeNull();
    expect(chosen(subscription, plan('plus-plan'), later(4))).toMatchObject({
      code: 'subscription.same_plan',
    });
  });
});

describe('the end', () => {
  it('comes with the period after a cancellation, and nothing is charged', () => {
    const subscription = ending();
    emitted(subscription);
    subscription.advance(later(20), PAYER);
    expect(subscription.state.phase).toBe('ending');
    subscription.advance(dueAt(subscription), PAYER);
    expect(subscription.state).toMatchObject({ phase: 'inactive', dueAt: null });
    expect(emitted(subscription)).toEqual([]);
    expect(subscription.news).toEqual([{ kind: 'subscription_ended', amount: 0 }]);
  });
  it('is taken back by a resume', () => {
    const subscription = ending();
    subscription.resume();
    subscription.advance(dueAt(subscription), PAYER);
    expect(subscription.charges.open).toMatchObject({ kind: 'renewal', due: 14_900 });
  });
  it('by choosing the basic plan is a cancellation', () => {
    const subscription = active();
    chosen(subscription, plan('basic-plan'), later(2));
    expect(subscription.state.phase).toBe('ending');
  });
  it('gives back a renewal that is paid after it', () => {
    const subscription = active();
    subscription.advance(dueAt(subscription), PAYER);
    const { open } = subscription.charges;
    subscription.cancel();
    subscription.advance(dueAt(subscription), PAYER);
    emitted(subscription);
    subscription.applyPayment(open!.id, 'captured', later(30));
    expect(subscription.state.phase).toBe('inactive');
    expect(emitted(subscription)).toMatchObject([{ event: 'subscriptions.release_wanted' }]);
  });
  it('comes with the store', () => {
    const subscription = inGrace();
    subscription.close();
    expect(subscription.state).toMatchObject({ phase: 'inactive', dueAt: null });
  });
});
