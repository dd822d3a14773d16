import { RsvpStatus } from '@smachot/contracts';
import fc from 'fast-check';
import type { AnswerValues, GivenAnswers, Question } from '@smachot/server-guest-dialogue';
import { aGuest } from '../../testing';
import { later, noon, said } from '../../testing/at-noon';
import type { Outcome } from '../sending/message-tracking';
import { Rsvp } from './rsvp';

const closingDate = said().closingDate;
const outcome = (name: Outcome['outcome'], round = 'invite:1', at = noon): Outcome => ({
  round,
  outcome: name,
  at,
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
    rsvp.answer(
      { attending: 'confirmed' },
      said({ by: 'host', channel: 'desk', tie: 'host', at: later(10) }),
    );
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

describe('a number above the invited one', () => {
  const invited = (estimated: number) => aGuest({ estimated, estimateGiven: true });
  it('waits for the host and then counts', () => {
    const rsvp = invited(2);
    rsvp.answer({ attending: 'confirmed', headcount: 3 }, said());
    expect(rsvp.state).toMatchObject({ status: 'confirmed', number: null, numberWaiting: 3 });
    expect(rsvp.approveNumber(later(1))).toMatchObject({ ok: true });
    expect(rsvp.state).toMatchObject({ number: 3, numberWaiting: null });
  });
  it('is withdrawn by a second answer within the limit', () => {
    const rsvp = invited(4);
    rsvp.answer({ attending: 'confirmed', headcount: 6 }, said());
    rsvp.answer({ headcount: 4 }, said({ at: later(1) }));
    expect(rsvp.state).toMatchObject({ number: 4, numberWaiting: null });
    expect(rsvp.approveNumber(later(2))).toMatchObject({ code: 'lifecycle.illegal_move' });
  });
  it('is asked for again when it changes', () => {
    const rsvp = invited(2);
    rsvp.answer({ headcount: 10 }, said());
    rsvp.approveNumber(later(1));
    rsvp.answer({ headcount: 40 }, said({ at: later(2) }));
    expect(rsvp.state).toMatchObject({ number: null, numberWaiting: 40 });
    expect(rsvp.notes.filter(({ kind }) => kind === 'number_awaiting_approval')).toHaveLength(2);
  });
  it('counts once the host invites as many, and goes on counting when he invites fewer again', () => {
    const rsvp = invited(2);
    rsvp.answer({ headcount: 10 }, said());
    rsvp.edit({ estimated: 10, estimateGiven: true }, later(1));
    expect(rsvp.state).toMatchObject({ number: 10, numberWaiting: null });
    rsvp.edit({ estimated: 1, estimateGiven: true }, later(2));
    expect(rsvp.state.number).toBe(10);
  });
  it('counts up to nine once the host takes the number back', () => {
    const rsvp = invited(2);
    rsvp.answer({ headcount: 9 }, said());
    rsvp.edit({ estimated: 1, estimateGiven: false }, later(1));
    expect(rsvp.state).toMatchObject({ number: 9, numberWaiting: null });
  });
  it.each([
    [1, { estimated: 1, estimateGiven: true }, false],
    [2, { estimated: 1, estimateGiven: true }, true],
    [5, { estimated: 5, estimateGiven: true }, false],
    [6, { estimated: 5, estimateGiven: true }, true],
    [12, { estimated: 12, estimateGiven: true }, false],
    [13, { estimated: 12, estimateGiven: true }, true],
    [9, { estimated: 1, estimateGiven: false }, false],
    [10, { estimated: 1, estimateGiven: false }, true],
  ])('%d of %j waits: %s', (headcount, estimate, waits) => {
    const rsvp = aGuest(estimate);
    rsvp.answer({ headcount }, said());
    expect(rsvp.state.numberWaiting !== null).toBe(waits);
    expect(rsvp.state.number).toBe(waits ? null : headcount);
  });
  it('has nothing to approve when none waits', () =>
    expect(aGuest().approveNumber(noon)).toMatchObject({ code: 'lifecycle.illegal_move' }));
  it('typed by the host himself counts at once', () => {
    const rsvp = aGuest({ estimated: 1 });
    rsvp.answer({ headcount: 50 }, said({ by: 'host', channel: 'desk', tie: 'host' }));
    expect(rsvp.state).toMatchObject({ number: 50, numberWaiting: null });
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
            for (const [given, at, tie] of list)
              rsvp.answer(given, said({ at: later(at), tie: `w${tie}`, words: `${at}` }));
            const {
              status,
              number,
              numberWaiting,
              specialRequests,
              transportation,
              answeredAt,
              answeredLate,
              response,
              answers,
            } = rsvp.state;
            return {
              status,
              number,
              numberWaiting,
              specialRequests,
              transportation,
              answeredAt,
              answeredLate,
              response,
              answers,
            };
          };
          const shuffled = [...replies, ...replies]
            .map((reply) => ({ reply, key: dice.next().value as number }))
            .sort((a, b) => a.key - b.key);
          expect(end(shuffled.map(({ reply }) => reply))).toEqual(end(replies));
        },
      ),
    ));

  it('any sequence of answers, sends, outcomes and restarts bills a guest at most once', () => {
    const step = fc.oneof(
      fc.record({
        do: fc.constant('answer' as const),
        by: fc.constantFrom('guest' as const, 'host' as const),
        given: anAnswer,
        at: fc.nat(50),
      }),
      fc.record({
        do: fc.constant('queue' as const),
        kind: fc.constantFrom('invite' as const, 'reminder' as const, 'day_of' as const),
      }),
      fc.record({
        do: fc.constant('outcome' as const),
        name: fc.constantFrom(
          'sent' as const,
          'delivered' as const,
          'failed' as const,
          'uncertain' as const,
          'withdrawn' as const,
        ),
      }),
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
          // Simulates a save and a load: only the state survives.
          rsvp = new Rsvp(
            JSON.parse(JSON.stringify(rsvp.state), (key, value: unknown) =>
              /At$|Sent$/.test(key) && typeof value === 'string' ? new Date(value) : value,
            ),
          );
        };
        let answered = false;
        for (const step of steps) {
          if (step.do === 'answer') {
            rsvp.answer(
              step.given,
              said({ by: step.by, channel: step.by === 'host' ? 'desk' : 'chat', at: later(step.at) }),
            );
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
