import fc from 'fast-check';
import type { Reply } from '@smachot/server-guest-dialogue';
import { after, later, noon, talk, tap, text, turn } from '../../testing/a-talk';

describe('words that are not an answer', () => {
  const confirmed = {
    status: 'confirmed' as const,
    answers: {
      attending: { value: 'confirmed' as const, at: noon.toISOString(), tie: '', by: 'guest' as const },
    },
  };
  it('get what they ask for, and leave the open question open', () => {
    const turns = [turn('ask_headcount')];
    const dialogue = after(talk({ turns, state: confirmed }), text('איפה זה?', later(5)));
    expect([dialogue.tell, dialogue.say]).toEqual(['tell_place', undefined]);
    turns.push(turn('tell_place', later(6)));
    expect(after(talk({ turns, state: confirmed }), text('3', later(9))).rsvp.state.number).toBe(3);
  });
  it('a bare no after the end is asked back, and then means what it answers', () => {
    const turns = [turn('thank_you_attending')];
    const dialogue = after(talk({ turns, state: confirmed, questions: [] }), text('לא', later(5)));
    expect([dialogue.say, dialogue.rsvp.state.status]).toEqual(['ask_meaning', 'confirmed']);
    turns.push(turn('ask_meaning', later(6)));
    expect(
      after(talk({ turns, state: confirmed, questions: [] }), text('לא', later(9))).rsvp.state.status,
    ).toBe('declined');
  });
  it.each(['3-4', '2 או 3', '-2', '1e2'])('%s instead of a number is asked again, twice at most', (words) => {
    const turns = [turn('ask_headcount')];
    expect(after(talk({ turns, state: confirmed }), text(words, later(5))).say).toBe('ask_number');
    turns.push(turn('ask_number', later(6), 'a'));
    const second = after(talk({ turns, state: confirmed }), text(words, later(9)));
    expect([second.say, second.rsvp.state.number, second.rsvp.state.numberWaiting]).toEqual([
      'ask_number',
      null,
      null,
    ]);
    turns.push(turn('ask_number', later(10), 'b'));
    expect(after(talk({ turns, state: confirmed }), text(words, later(12))).say).toBeUndefined();
  });
  it('not understood at the number, are asked for it once more, and then offered its list', () => {
    const turns = [turn('ask_headcount')];
    const heard = [5, 15, 25].map((seconds) => {
      const words = after(talk({ turns, state: confirmed }), text('תתקשרו אליי', later(seconds))).words();
      turns.push(...words.map((say) => turn(say, later(seconds + 1), say + seconds)));
      return words;
    });
    expect(heard).toEqual([
      ['tell_passed_on', 'ask_number'],
      ['tell_passed_on', 'ask_headcount'],
      ['tell_passed_on'],
    ]);
  });
  it('not understood twice at a question with its own buttons, get none of another question', () => {
    const turns = [turn('ask_special_requests'), turn('tell_passed_on', later(2))];
    const dialogue = after(
      talk({ turns, state: confirmed, questions: ['special_requests'] }),
      text('???', later(5)),
    );
    turns.push(turn('ask_special_requests', later(6)));
    const again = after(
      talk({ turns, state: confirmed, questions: ['special_requests'] }),
      text('???', later(9)),
    );
    expect([dialogue.say, again.say]).toEqual(['ask_special_requests', undefined]);
  });
  it('something without words is told once a day that only words are understood, and then that the hosts have it', () => {
    const dialogue = talk();
    dialogue.takeWordless(text('', later(1)));
    expect([dialogue.tell, dialogue.rsvp.touched]).toEqual(['tell_only_text', false]);
    const again = talk({ turns: [turn('tell_only_text', later(2))] });
    again.takeWordless(text('', later(9)));
    expect(again.tell).toBe('tell_passed_on');
    const closed = talk({ event: { isRegistrationOpen: false } });
    closed.takeWordless(text('', later(1)));
    expect(closed.tell).toBe('tell_passed_on');
    const withHost = talk({ turns: [turn('tell_by_host', later(2))] });
    withHost.takeWordless(text('', later(9)));
    expect(withHost.tell).toBeUndefined();
  });
});

describe('a message that was changed afterwards', () => {
  const turns = [turn('ask_attending', noon), turn('ask_headcount', later(10))];
  const changed = (words: string, written: number, original = 'a'): Reply =>
    text(words, later(written), { tie: `${original}~${later(60).toISOString()}`, writtenAt: later(written) });
  it('answers what was asked when it was written', () => {
    const dialogue = after(talk({ turns }), text('כן', later(5), { tie: 'a' }), changed('לא', 5));
    expect(dialogue.rsvp.state.status).toBe('declined');
  });
  it('replaces its own answer, not a later one, in whatever order they come', () => {
    const replies = [
      tap('attending', 'yes', later(1)),
      text('4', later(12), { tie: 'a' }),
      changed('6', 12),
      text('5', later(20), { tie: 'b' }),
    ];
    fc.assert(
      fc.property(fc.shuffledSubarray([1, 2, 3], { minLength: 3 }), (order) => {
        const { number, numberWaiting } = after(
          talk({ turns, state: { estimated: 9 } }),
          replies[0]!,
          ...order.map((i) => replies[i]!),
        ).rsvp.state;
        expect([number, numberWaiting]).toEqual([5, null]);
      }),
    );
    expect(after(talk({ turns, state: { estimated: 9 } }), ...replies.slice(0, 3)).rsvp.state.number).toBe(6);
  });
});
