import { GuestForm, RsvpStatus } from '@smachot/contracts';
import fc from 'fast-check';
import { aGuest } from '../../testing';
import { later, noon, said } from '../../testing/at-noon';
import type { Outcome } from '../sending/message-tracking';
import { Rsvp } from './rsvp';

const outcome = (name: Outcome['outcome'], round = 'invite:1', at = noon): Outcome => ({
  round,
  outcome: name,
  at,
});
const queued = (state = {}) => {
  const rsvp = aGuest(state);
  rsvp.queue('invite', 'c', 'host', noon);
  return rsvp;
};

describe('being sent to', () => {
  it('names every message once', () => {
    const rsvp = queued();
    expect(rsvp.state).toMatchObject({ status: 'pending', round: 'invite:1', attempts: 1 });
    rsvp.record(outcome('failed'));
    expect(rsvp.queue('invite', 'c2', 'host', noon)).toEqual({ ok: true, value: 'invite:2' });
  });
  it.each(['confirmed', 'declined', 'pending', 'pending_reminder'] as const)('is refused from %s', (status) =>
    expect(aGuest({ status }).queue('reminder', 'c', 'system', noon)).toMatchObject({ ok: false }),
  );
  it.each(RsvpStatus.options)('on the day and after it leaves %s alone', (status) => {
    const rsvp = aGuest({ status });
    expect(rsvp.queue('day_of', 'c', 'system', noon)).toEqual({ ok: true, value: 'day_of' });
    rsvp.record(outcome('delivered', 'day_of'));
    rsvp.record(outcome('failed', 'thank_you'));
    expect(rsvp.state.status).toBe(status);
  });
  it('tracks what arrives', () => {
    const rsvp = queued();
    rsvp.record(outcome('sent', 'invite:1', later(1)));
    rsvp.record(outcome('read', 'invite:1', later(9)));
    expect(rsvp.state).toMatchObject({
      status: 'received',
      firstSent: later(1),
      lastSent: later(1),
      lastStatus: 'read',
      deliveryConfirmed: true,
      readConfirmed: true,
    });
  });
  it('returns to where it was when a reminder fails', () => {
    const rsvp = aGuest({ status: 'maybe' });
    rsvp.queue('reminder', 'c', 'system', noon);
    rsvp.record(outcome('undeliverable', 'reminder:1'));
    expect(rsvp.state).toMatchObject({ status: 'maybe', trouble: 'undeliverable' });
  });
  it('may be sent again by the host after an unknown outcome, and is believed when it was delivered after all', () => {
    const rsvp = queued();
    rsvp.record(outcome('uncertain'));
    expect(rsvp.state).toMatchObject({ status: 'created', trouble: 'uncertain' });
    rsvp.record(outcome('delivered', 'invite:1', later(60)));
    expect(rsvp.state).toMatchObject({ status: 'received', trouble: null });
  });
  it('does not count a message that was taken back, however often that is told', () => {
    const rsvp = queued();
    for (const name of ['withdrawn', 'withdrawn'] as const) rsvp.record(outcome(name));
    expect(rsvp.state).toMatchObject({ status: 'created', attempts: 0 });
    for (const name of ['sent', 'withdrawn'] as const) rsvp.record(outcome(name));
    expect(rsvp.state).toMatchObject({ status: 'sent', attempts: 0 });
    expect(rsvp.notes.map(({ kind }) => kind)).toEqual(['send_taken_back']);
  });
  it('ignores what an earlier round is told late', () => {
    const rsvp = queued();
    rsvp.record(outcome('delivered'));
    rsvp.queue('reminder', 'c2', 'system', later(100_000));
    rsvp.record(outcome('read', 'invite:1', later(100_001)));
    rsvp.record(outcome('failed', 'invite:1', later(100_002)));
    expect(rsvp.state).toMatchObject({
      status: 'pending_reminder',
      trouble: null,
      readConfirmed: true,
      lastStatus: 'queued',
    });
  });
  it('ends the same whatever the order and the repeats of its outcomes', () => {
    const one = fc.constantFrom(
      ...(['sent', 'delivered', 'read'] as const).map((name, at) => outcome(name, 'invite:1', later(at))),
    );
    fc.assert(
      fc.property(fc.shuffledSubarray([0, 1, 2], { minLength: 3 }), fc.array(one), (order, repeats) => {
        const names = ['sent', 'delivered', 'read'] as const;
        const all = [...order.map((at) => outcome(names[at]!, 'invite:1', later(at))), ...repeats];
        const rsvp = queued();
        for (const item of all) rsvp.record(item);
        expect(rsvp.state).toMatchObject({
          status: 'received',
          lastStatus: 'read',
          firstSent: later(0),
          lastSent: later(0),
          trouble: null,
          readConfirmed: true,
        });
      }),
    );
  });
});
it.each([['failed'], ['undeliverable']] as const)(
  'stays %s when it is told afterwards that it was sent',
  (name) => {
    const told = [outcome('sent'), outcome(name, 'invite:1', later(3))];
    for (const order of [told, [...told].reverse()]) {
      const rsvp = queued();
      for (const item of order) rsvp.record(item);
      expect(rsvp.state).toMatchObject({
        status: 'created',
        trouble: name,
        lastStatus: 'failed',
        lastSent: told[0]!.at,
      });
    }
  },
);
it('counts a day from a reminder that is only known to be delivered', () => {
  const rsvp = queued();
  rsvp.record(outcome('sent'));
  rsvp.queue('reminder', 'campaign-2', 'host', later(100_000));
  const { round } = rsvp.state;
  rsvp.record(outcome('delivered', round!, later(100_009)));
  expect(rsvp.state.lastSent).toEqual(later(100_009));
  rsvp.record(outcome('sent', round!, later(100_007)));
  expect(rsvp.state.lastSent).toEqual(later(100_007));
});
describe('the host’s hand', () => {
  it('on a new phone forgets the trouble of the old one', () => {
    const rsvp = aGuest({ trouble: 'undeliverable', attempts: 5, optedOut: true });
    rsvp.edit({ phone: '+972530000001', mobile: true }, noon);
    expect(rsvp.state).toMatchObject({ trouble: null, attempts: 0, optedOut: false });
  });
  it('takes an answer back', () => {
    const rsvp = aGuest();
    rsvp.answer({ headcount: 4, transportation: true }, said());
    rsvp.forget('headcount', later(1));
    rsvp.forget('transportation', later(1));
    expect(rsvp.state).toMatchObject({ number: null, transportation: null });
  });
  it('lapses only who was written to and was silent', () => {
    const statuses = RsvpStatus.options.map((status) => {
      const rsvp = aGuest({ status });
      rsvp.lapse(noon);
      return rsvp.state.status;
    });
    expect(RsvpStatus.options.filter((status, at) => status !== statuses[at])).toEqual(['sent', 'received']);
  });
});

it('starts with what the host wrote', () => {
  const form = GuestForm.parse({ attendeeName: 'דנה', estimatedNumberOfGuests: 3 });
  const rsvp = Rsvp.add(
    'id',
    'event',
    {
      ...form,
      name: 'דנה',
      phone: null,
      mobile: false,
      tableName: '4',
      groupLabel: 'צבא',
      side: 'groom',
      estimated: 3,
      estimateGiven: true,
      specialRequests: 'צמחוני',
      hostNote: 'לא ליד דודה שושנה',
      income: null,
    },
    true,
    noon,
  );
  expect(rsvp.state).toMatchObject({
    name: 'דנה',
    status: 'created',
    specialRequests: 'צמחוני',
    hostNote: 'לא ליד דודה שושנה',
    groupLabel: 'צבא',
    side: 'groom',
    tableName: '4',
    optedOut: true,
    estimated: 3,
  });
});
