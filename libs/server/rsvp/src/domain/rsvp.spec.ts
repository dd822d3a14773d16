import { GuestForm, RsvpStatus } from '@smachot/contracts';
import fc from 'fast-check';
import { aGuest } from '../testing';
import type { AnswerValues, Question } from './answers';
import type { AnswerSource, GivenAnswers, Outcome } from './rsvp';
import { Rsvp } from './rsvp';

const noon = new Date('2027-04-06T09:00:00Z');
const later = (seconds: number) => new Date(noon.getTime() + seconds * 1000);
const closingDate = new Date('2027-05-18T16:30:00Z');
const said = (source: Partial<AnswerSource> = {}): AnswerSource => ({ by: 'guest', channel: 'chat', at: noon, tie: 'w1', closingDate, ...source });
const outcome = (name: Outcome['outcome'], round = 'invite:1', at = noon): Outcome => ({ round, outcome: name, at });
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
    expect(rsvp.state).toMatchObject({ status: 'received', firstSent: later(1), lastSent: later(1), lastStatus: 'read', deliveryConfirmed: true, readConfirmed: true });
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
    rsvp.record(outcome('withdrawn'));
    rsvp.record(outcome('withdrawn'));
    expect(rsvp.state).toMatchObject({ status: 'created', attempts: 0 });
    expect(rsvp.notes.map(({ kind }) => kind)).toEqual(['send_taken_back']);
  });
  it('ignores what an earlier round is told late', () => {
    const rsvp = queued();
    rsvp.record(outcome('delivered'));
    rsvp.queue('reminder', 'c2', 'system', later(100_000));
    rsvp.record(outcome('read', 'invite:1', later(100_001)));
    rsvp.record(outcome('failed', 'invite:1', later(100_002)));
    expect(rsvp.state).toMatchObject({ status: 'pending_reminder', trouble: null, readConfirmed: true, lastStatus: 'queued' });
  });
  it('ends the same whatever the order and the repeats of its outcomes', () => {
    const one = fc.constantFrom(...(['sent', 'delivered', 'read'] as const).map((name, at) => outcome(name, 'invite:1', later(at))));
    fc.assert(
      fc.property(fc.shuffledSubarray([0, 1, 2], { minLength: 3 }), fc.array(one), (order, repeats) => {
        const names = ['sent', 'delivered', 'read'] as const;
        const all = [...order.map((at) => outcome(names[at]!, 'invite:1', later(at))), ...repeats];
        const rsvp = queued();
        for (const item of all) rsvp.record(item);
        expect(rsvp.state).toMatchObject({ status: 'received', lastStatus: 'read', firstSent: later(0), trouble: null, readConfirmed: true });
      }),
    );
  });
});

describe('answering', () => {
  it.each(RsvpStatus.options)('is possible from %s', (status) => {
    const rsvp = aGuest({ status });
    rsvp.answer({ attending: 'declined' }, said());
    expect(rsvp.state).toMatchObject({ status: 'declined', answeredAt: noon, answeredLate: false });
  });
  it('after the closing date counts and is flagged', () => {
    const rsvp = aGuest({ status: 'no_response' });
    rsvp.answer({ attending: 'confirmed', headcount: 2 }, said({ at: new Date(closingDate.getTime() + 1) }));
    expect(rsvp.state).toMatchObject({ status: 'confirmed', number: 2, answeredLate: true });
  });
  it('by the host costs nothing, by the guest once', () => {
    const rsvp = aGuest();
    rsvp.answer({ attending: 'confirmed' }, said({ by: 'host', channel: 'desk', tie: 'host' }));
    expect(rsvp.newFact).toBeNull();
    rsvp.answer({ attending: 'declined' }, said({ at: later(5), channel: 'page' }));
    expect(rsvp.newFact).toMatchObject({ rsvpId: rsvp.state.id, at: later(5), channel: 'page' });
  });
  it('is a response even where the host has meanwhile written another answer', () => {
    const rsvp = aGuest();
    rsvp.answer({ attending: 'confirmed' }, said({ by: 'host', channel: 'desk', tie: 'host', at: later(10) }));
    rsvp.answer({ attending: 'declined' }, said());
    expect(rsvp.state).toMatchObject({ status: 'confirmed', billable: true });
  });
  it('keeps the last words', () => {
    const rsvp = aGuest();
    rsvp.answer({ headcount: 3 }, said({ at: later(9), words: '3' }));
    rsvp.answer({ attending: 'confirmed' }, said({ words: 'כן, מגיעים' }));
    expect(rsvp.state.response).toBe('3');
  });
  it('of another question does not end a reminder that is under way', () => {
    const rsvp = aGuest();
    rsvp.answer({ attending: 'maybe' }, said());
    rsvp.queue('reminder', 'c', 'system', later(1));
    rsvp.answer({ transportation: true }, said({ at: later(2) }));
    expect(rsvp.state).toMatchObject({ status: 'pending_reminder', transportation: true });
  });
});

describe('a number far above the guess', () => {
  it('waits for the host and then counts', () => {
    const rsvp = aGuest({ estimated: 2 });
    rsvp.answer({ attending: 'confirmed', headcount: 10 }, said());
    expect(rsvp.state).toMatchObject({ number: null, numberWaiting: 10 });
    expect(rsvp.approveNumber(later(1))).toMatchObject({ ok: true });
    expect(rsvp.state).toMatchObject({ number: 10, numberWaiting: null });
  });
  it('is asked for again when it changes', () => {
    const rsvp = aGuest({ estimated: 2 });
    rsvp.answer({ headcount: 10 }, said());
    rsvp.approveNumber(later(1));
    rsvp.answer({ headcount: 40 }, said({ at: later(2) }));
    expect(rsvp.state).toMatchObject({ number: null, numberWaiting: 40 });
    expect(rsvp.notes.filter(({ kind }) => kind === 'number_awaiting_approval')).toHaveLength(2);
  });
  it('counts once the host guesses higher, and goes on counting when he guesses lower again', () => {
    const rsvp = aGuest({ estimated: 2 });
    rsvp.answer({ headcount: 10 }, said());
    rsvp.edit({ estimated: 5 }, later(1));
    expect(rsvp.state).toMatchObject({ number: 10, numberWaiting: null });
    rsvp.edit({ estimated: 1 }, later(2));
    expect(rsvp.state.number).toBe(10);
  });
  it.each([
    [9, 1, false],
    [10, 1, true],
    [20, 10, false],
    [21, 10, true],
  ])('%d of %d waits: %s', (headcount, estimated, waits) => {
    const rsvp = aGuest({ estimated });
    rsvp.answer({ headcount }, said());
    expect(rsvp.state.numberWaiting !== null).toBe(waits);
  });
  it('has nothing to approve when none waits', () => expect(aGuest().approveNumber(noon)).toMatchObject({ code: 'lifecycle.illegal_move' }));
  it('typed by the host himself counts at once', () => {
    const rsvp = aGuest({ estimated: 1 });
    rsvp.answer({ headcount: 50 }, said({ by: 'host', channel: 'desk', tie: 'host' }));
    expect(rsvp.state).toMatchObject({ number: 50, numberWaiting: null });
  });
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

const anAnswer = fc.record(
  {
    attending: fc.constantFrom('confirmed', 'declined', 'maybe'),
    headcount: fc.integer({ min: 1, max: 30 }),
    special_requests: fc.constantFrom('', 'צמחוני', 'כיסא תינוק'),
    transportation: fc.boolean(),
  } satisfies { [Q in Question]: fc.Arbitrary<AnswerValues[Q]> },
  { requiredKeys: [] },
) as fc.Arbitrary<GivenAnswers>;
const aReply = fc.tuple(anAnswer, fc.integer({ min: 0, max: 20 }), fc.integer({ min: 0, max: 3 }));

describe('whatever happens', () => {
  it('the end state does not depend on the order of replies or on repeats', () =>
    fc.assert(
      fc.property(
        fc.uniqueArray(aReply, { minLength: 1, maxLength: 8, selector: ([, at, tie]) => `${at} ${tie}` }),
        fc.infiniteStream(fc.nat()),
        (replies, dice) => {
          const end = (list: typeof replies) => {
            const rsvp = aGuest({ id: 'one', estimated: 2, phone: null });
            for (const [given, at, tie] of list) rsvp.answer(given, said({ at: later(at), tie: `w${tie}`, words: `${at}` }));
            const { status, number, numberWaiting, specialRequests, transportation, answeredAt, answeredLate, response, answers } = rsvp.state;
            return { status, number, numberWaiting, specialRequests, transportation, answeredAt, answeredLate, response, answers };
          };
          const shuffled = [...replies, ...replies].map((reply) => ({ reply, key: dice.next().value as number })).sort((a, b) => a.key - b.key);
          expect(end(shuffled.map(({ reply }) => reply))).toEqual(end(replies));
        },
      ),
    ));

  it('any sequence of answers, sends, outcomes and restarts bills a guest at most once', () => {
    const step = fc.oneof(
      fc.record({ do: fc.constant('answer' as const), by: fc.constantFrom('guest' as const, 'host' as const), given: anAnswer, at: fc.nat(50) }),
      fc.record({ do: fc.constant('queue' as const), kind: fc.constantFrom('invite' as const, 'reminder' as const, 'day_of' as const) }),
      fc.record({ do: fc.constant('outcome' as const), name: fc.constantFrom('sent' as const, 'delivered' as const, 'failed' as const, 'uncertain' as const, 'withdrawn' as const) }),
      fc.constant({ do: 'restart' as const }),
      fc.constant({ do: 'delete' as const }),
      fc.constant({ do: 'restore' as const }),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        let rsvp = aGuest();
        let facts = 0;
        const keep = () => {
          if (rsvp.newFact) facts += 1;
          // what a save and a load do: only the state survives
          rsvp = new Rsvp(JSON.parse(JSON.stringify(rsvp.state), (key, value: unknown) => (/At$|Sent$/.test(key) && typeof value === 'string' ? new Date(value) : value)));
        };
        let answered = false;
        for (const step of steps) {
          if (step.do === 'answer') {
            rsvp.answer(step.given, said({ by: step.by, channel: step.by === 'host' ? 'desk' : 'chat', at: later(step.at) }));
            answered ||= step.by === 'guest';
            keep();
          } else if (step.do === 'queue') rsvp.queue(step.kind, 'c', 'host', noon);
          else if (step.do === 'outcome') rsvp.record(outcome(step.name, rsvp.state.round ?? 'day_of'));
          else if (step.do === 'restart') keep();
          else if (step.do === 'delete') rsvp.remove(noon);
          else rsvp.restore(noon);
          expect(rsvp.state.attempts).toBeGreaterThanOrEqual(0);
        }
        expect(facts).toBe(answered ? 1 : 0);
      }),
    );
  });
});

it('starts with what the host wrote', () => {
  const form = GuestForm.parse({ attendeeName: 'דנה', estimatedNumberOfGuests: 3 });
  const rsvp = Rsvp.add('id', 'event', { ...form, name: 'דנה', phone: null, mobile: false, tableName: '4', estimated: 3, specialRequests: 'צמחוני', income: null }, true, noon);
  expect(rsvp.state).toMatchObject({ name: 'דנה', status: 'created', specialRequests: 'צמחוני', tableName: '4', optedOut: true, estimated: 3 });
});
