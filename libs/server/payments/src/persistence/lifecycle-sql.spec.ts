import { ledgerEntryLifecycle, paymentGoalLifecycle, paymentLifecycle } from '@smachot/lifecycles';
import { after, allows } from './lifecycle-sql';

describe('an update in one statement', () => {
  it('has the condition the machine gives', () => {
    expect(allows(paymentLifecycle, 'state', { type: 'hold', by: 'provider' })).toBe(
      `state in ('open', 'challenged')`,
    );
    expect(allows(paymentGoalLifecycle, 'goal', { type: 'capture', by: 'order' })).toBe(
      `goal in ('hold', 'capture')`,
    );
    expect(allows(ledgerEntryLifecycle, 'status', { type: 'open', by: 'worker' })).toBe(
      `status in ('intended')`,
    );
  });
  it('ends in the status the machine gives', () =>
    expect(after(paymentLifecycle, 'state', { type: 'retry', by: 'order' })).toBe(
      `case state when 'challenged' then 'open' when 'failed' then 'open' else state end`,
    ));
});
