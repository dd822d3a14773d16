import fc from 'fast-check';
import { newId } from '@smachot/kernel';
import { mergeMessageStatus } from '@smachot/lifecycles';
import { mergeStatuses, type Settled } from './merge-statuses';
import type { StatusUpdate } from './read-webhook';

const now = new Date('2027-04-20T08:00:00Z');
const ID = newId();
const PRICE = { billable: true, model: 'PMP', type: 'regular', category: 'utility' };
const aMessage = (more: Partial<Settled> = {}): Settled => ({
  id: ID,
  refId: newId(),
  round: 'invite',
  campaignId: newId(),
  quiet: 'jewish',
  state: 'done',
  status: 'accepted',
  statusAt: now,
  attempts: 1,
  deferrals: 0,
  wamid: 'wamid.A',
  phoneKey: 'k',
  providerUserId: null,
  errorCode: null,
  pricing: null,
  history: [],
  dueAt: now,
  ...more,
});
const says = (status: string, more: Partial<StatusUpdate> = {}): StatusUpdate => ({
  wamid: 'wamid.A',
  status,
  at: now,
  callback: { messageId: ID, attempt: 1 },
  providerUserId: undefined,
  pricing: undefined,
  code: status === 'failed' ? 131026 : undefined,
  ...more,
});

/** Read and played have one rank: whichever came first stays. */
const shown = (status: string): string => (status === 'played' ? 'read' : status);

describe('statuses of one message', () => {
  it('end the same in any order, doubled or split over batches', () =>
    fc.assert(
      fc.property(
        fc.shuffledSubarray(
          ['sent', 'delivered', 'read', 'failed', 'played', 'warning', 'deleted', 'new_in_2029'],
          { minLength: 1 },
        ),
        fc.array(fc.nat(7), { maxLength: 6 }),
        fc.nat(8),
        (statuses, again, cut) => {
          const updates = [...statuses, ...again.flatMap((index) => statuses[index] ?? [])].map((status) =>
            says(status),
          );
          const whole = mergeStatuses(aMessage(), updates, now).message;
          const halves = aMessage();
          mergeStatuses(halves, updates.slice(0, cut), now);
          mergeStatuses(halves, updates.slice(cut), now);
          const backwards = mergeStatuses(aMessage(), [...updates].reverse(), now).message;
          expect([halves, backwards].map(({ status }) => shown(status))).toEqual([
            shown(whole.status),
            shown(whole.status),
          ]);
          expect(whole.history).toHaveLength(statuses.length);
        },
      ),
    ));

  it('tell what became of it, once', () => {
    const message = aMessage();
    const first = mergeStatuses(message, [says('sent'), says('delivered')], now);
    expect(first.outcome).toMatchObject({ refId: message.refId, messageId: ID, outcome: 'delivered' });
    expect(mergeStatuses(message, [says('delivered'), says('sent')], now)).toMatchObject({
      changed: false,
      outcome: undefined,
    });
  });
  it('tell when it was sent, together with what came after it or behind it', () => {
    const early = new Date('2027-04-19T10:00:00Z');
    const together = mergeStatuses(aMessage(), [says('delivered'), says('sent', { at: early })], now);
    expect([together.sent, together.outcome]).toMatchObject([
      { outcome: 'sent', at: early.toISOString() },
      { outcome: 'delivered' },
    ]);
    const overtaken = aMessage();
    mergeStatuses(overtaken, [says('delivered')], now);
    expect(mergeStatuses(overtaken, [says('sent', { at: early })], now)).toMatchObject({
      outcome: undefined,
      sent: { outcome: 'sent', at: early.toISOString() },
    });
  });
  it('forget why it failed once it has arrived, in either order', () => {
    const failed = says('failed', { code: 131000 });
    for (const order of [
      [failed, says('delivered')],
      [says('delivered'), failed],
    ])
      expect(mergeStatuses(aMessage(), order, now).message).toMatchObject({
        status: 'delivered',
        errorCode: null,
      });
  });
  it('resolve what was unknown', () =>
    expect(
      mergeStatuses(aMessage({ state: 'unknown', status: 'queued', wamid: null }), [says('sent')], now)
        .message,
    ).toMatchObject({ state: 'done', status: 'sent', wamid: 'wamid.A' }));
  it('resolve what had been shown as uncertain', () =>
    expect(mergeStatuses(aMessage({ status: 'uncertain' }), [says('sent')], now)).toMatchObject({
      message: { status: 'sent' },
      outcome: { outcome: 'sent' },
    }));
  it('come before our own note of the answer', () =>
    expect(
      mergeStatuses(aMessage({ state: 'sending', status: 'queued', wamid: null }), [says('sent')], now)
        .message,
    ).toMatchObject({ state: 'done', wamid: 'wamid.A' }));
  it('say when nobody is there', () =>
    expect(mergeStatuses(aMessage(), [says('failed')], now)).toMatchObject({
      outcome: { outcome: 'undeliverable' },
      failure: { class: 'undeliverable' },
    }));
  it('say of a failure that is not for good that a delivery may still be told', () => {
    const { outcome } = mergeStatuses(aMessage(), [says('failed', { code: 131000 })], now);
    expect(outcome).toMatchObject({ outcome: 'failed', mayArrive: true });
  });
  it('keep the price and the person', () =>
    expect(
      mergeStatuses(aMessage(), [says('sent', { pricing: PRICE, providerUserId: 'IL.1' })], now).message,
    ).toMatchObject({ pricing: PRICE, providerUserId: 'IL.1' }));
});

describe('a person who has had enough for today', () => {
  const tooMuch = says('failed', { code: 131049 });

  it('is written to once more, a day later, in an allowed hour', () => {
    const { message, outcome } = mergeStatuses(aMessage(), [says('sent'), tooMuch], now);
    expect(message).toMatchObject({
      state: 'queued',
      status: 'queued',
      deferrals: 1,
      attempts: 2,
      wamid: null,
    });
    expect(message.dueAt).toEqual(new Date('2027-04-21T08:00:00Z'));
    expect(outcome).toMatchObject({ outcome: 'held', until: '2027-04-21T08:00:00.000Z' });
  });
  it('does not fail by repeated webhooks of the first attempt', () => {
    const { message } = mergeStatuses(aMessage(), [tooMuch], now);
    mergeStatuses(message, [tooMuch, says('sent')], now);
    expect(message).toMatchObject({ state: 'queued', status: 'queued' });
  });
  it('is not written to again when the first attempt arrived after all', () => {
    const { message } = mergeStatuses(aMessage(), [tooMuch], now);
    mergeStatuses(message, [says('delivered')], now);
    expect(message).toMatchObject({ state: 'done', status: 'delivered' });
  });
  it('has failed the second time', () =>
    expect(mergeStatuses(aMessage({ deferrals: 1 }), [tooMuch], now)).toMatchObject({
      message: { state: 'done', status: 'failed' },
      outcome: { outcome: 'failed' },
    }));
});

describe('a message follows the ranks of the lifecycle', () => {
  const statuses = ['queued', 'accepted', 'sent', 'delivered', 'read', 'failed', 'deleted'];
  const words = ['sent', 'delivered', 'read', 'played', 'failed', 'deleted', 'warning'];
  it.each(statuses.flatMap((status) => words.map((word) => ({ status, word }))))(
    '$status is told $word',
    ({ status, word }) => {
      const { message } = mergeStatuses(aMessage({ status }), [says(word)], now);
      expect(message.status).toBe(mergeMessageStatus(status, word));
    },
  );
});
