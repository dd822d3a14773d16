import fc from 'fast-check';
import { chooseDialogue, Dialogue, type Reply, type Say, type Turn } from '@smachot/server-guest-dialogue';
import { anInvitation } from '../../testing';
import { ALL, after, later, noon, type Questions, talk, tap, text, turn } from '../../testing/a-talk';

describe('the conversation', () => {
  it('asks everything that is configured, in the product’s order', () => {
    const dialogue = talk();
    const heard = [
      tap('attending', 'yes'),
      tap('headcount', '3', later(1)),
      tap('special_requests', 'none', later(2)),
      tap('transportation', 'yes', later(3)),
    ].map((reply) => after(dialogue, reply).say);
    expect(heard).toEqual([
      'ask_headcount',
      'ask_special_requests',
      'ask_transportation',
      'thank_you_attending',
    ]);
    expect(dialogue.rsvp.state).toMatchObject({
      status: 'confirmed',
      number: 3,
      specialRequests: null,
      transportation: true,
    });
  });
  it.each([
    [[], 'thank_you_attending'],
    [['transportation'], 'ask_transportation'],
    [['transportation', 'special_requests'], 'ask_special_requests'],
  ] as [Questions, Say][])('with %j goes on with %s', (questions, say) =>
    expect(after(talk({ questions }), tap('attending', 'yes')).say).toBe(say),
  );
  it.each([
    ['no', 'declined', 'thank_you_not_attending'],
    ['maybe', 'maybe', 'thank_you_maybe'],
  ])('%s ends it', (value, status, say) => {
    const dialogue = after(talk(), tap('attending', value));
    expect([dialogue.rsvp.state.status, dialogue.say]).toEqual([status, say]);
  });
  it('takes a number above nine as free text', () => {
    const dialogue = after(
      talk({ turns: [turn('ask_headcount')] }),
      tap('attending', 'yes'),
      tap('headcount', 'more', later(1)),
    );
    expect(dialogue.say).toBe('ask_number');
    const next = new Dialogue(dialogue.rsvp, anInvitation({}, { rsvpConfig: { questions: ALL } }), [
      turn('ask_number', later(2)),
    ]);
    expect(after(next, text('12', later(30))).rsvp.state.numberWaiting).toBe(12);
  });
  it('says of what it has heard already that it is recorded', () => {
    const dialogue = after(talk(), tap('attending', 'yes'));
    dialogue.say = undefined;
    expect(after(dialogue, tap('attending', 'yes')).words()).toEqual(['tell_known']);
  });
  it('says nothing of an answer that a later one has replaced', () => {
    const dialogue = after(talk(), tap('attending', 'no', later(9)));
    dialogue.say = undefined;
    expect(after(dialogue, tap('attending', 'yes')).words()).toEqual([]);
  });
  it('knows the number that was just recorded', () => expect(after(talk(), text('נגיע 4')).noted).toBe(4));
  it('does not ask an event that does not count heads for a number, nor keep one', () =>
    expect(after(talk({ questions: [] }), text('נגיע 4')).rsvp.state).toMatchObject({
      status: 'confirmed',
      number: null,
    }));
  it.each(['אנחנו חמישה בסוף', 'נגיע 5', '3-4', 'נגיע בשעה 9'])(
    'passes a number on to the hosts of an event that does not count heads: %s',
    (words) => {
      const coming = after(talk({ questions: [] }), text('נגיע')).rsvp.state;
      const turns = [turn('thank_you_attending', later(1))];
      const dialogue = after(talk({ questions: [], turns, state: coming }), text(words, later(9)));
      expect([dialogue.tell, dialogue.say === 'ask_number', dialogue.forHosts.length]).toEqual([
        'tell_passed_on',
        false,
        1,
      ]);
    },
  );
});

describe('free text', () => {
  it('answers what was asked last', () => {
    const confirmed = {
      status: 'confirmed' as const,
      answers: {
        attending: { value: 'confirmed' as const, at: noon.toISOString(), tie: '', by: 'guest' as const },
      },
    };
    const answer = (say: Say, words: string) =>
      after(talk({ turns: [turn(say)], state: confirmed }), text(words, later(5))).rsvp.state;
    expect(answer('ask_headcount', '4').number).toBe(4);
    expect(answer('ask_number', 'שלושה').number).toBe(3);
    expect(answer('ask_special_requests', 'אלרגיה לאגוזים').specialRequests).toBe('אלרגיה לאגוזים');
    expect(answer('ask_special_requests', 'אין').specialRequests).toBeNull();
    expect(answer('ask_transportation', 'כן').transportation).toBe(true);
    expect(answer('ask_transportation', 'לא').transportation).toBe(false);
    expect(answer('thank_you_attending', 'לא נוכל להגיע').status).toBe('declined');
    expect(answer('ask_headcount', 'בעצם לא נגיע').status).toBe('declined');
    expect(answer('ask_headcount', 'לא').status).toBe('confirmed');
  });
  it('answers the message it replies to before the last one', () => {
    const turns = [turn('ask_headcount', noon, 'a'), turn('ask_special_requests', later(10), 'b')];
    expect(after(talk({ turns }), text('5', later(60), { repliedTurn: 'a' })).rsvp.state.number).toBe(5);
  });
  it('that may deny is asked back, even if it names a reason of the kitchen or the hall', () => {
    const dialogue = after(talk(), text('לצערנו לא נוכל להגיע כי אשתי בהריון'));
    expect([dialogue.say, dialogue.rsvp.state.specialRequests]).toEqual(['ask_meaning', null]);
    expect(after(talk(), text('לא אוכל דגים')).rsvp.state.specialRequests).toBe('לא אוכל דגים');
  });
  it('is not about a question that was asked after it was written', () =>
    expect(
      after(talk({ turns: [turn('ask_special_requests', later(10))] }), text('כן', later(2))).rsvp.state,
    ).toMatchObject({ status: 'confirmed', specialRequests: null }));
  it('that is not understood reaches the hosts; the question is asked once more, then there are buttons', () => {
    const turns: Turn[] = [];
    const heard = [1, 2, 3].map((minute) => {
      const words = after(talk({ turns }), text('תתקשרו אליי', later(60 * minute))).words();
      turns.push(...words.map((say) => turn(say, later(60 * minute + 1))));
      return words;
    });
    expect(heard).toEqual([
      ['tell_passed_on', 'ask_attending'],
      ['tell_passed_on', 'ask_menu'],
      ['tell_passed_on'],
    ]);
  });
  it('that asks what the invitation does not say is for the hosts, and no miss', () =>
    expect(after(talk(), text('יש חניה?')).words()).toEqual(['tell_passed_on']));
  it('of another machine that answers every message of ours ends after twenty a day', () => {
    const turns = Array.from({ length: 20 }, (_, index) => turn('tell_thanks', later(index), String(index)));
    expect(after(talk({ turns, questions: [] }), text('תודה', later(60))).tell).toBeUndefined();
  });
  it('that is only kind, after everything is answered, is thanked for', () => {
    const dialogue = after(talk({ questions: [] }), tap('attending', 'yes'));
    dialogue.say = undefined;
    expect(after(dialogue, text('מחכים כבר!', later(3))).words()).toEqual(['tell_thanks']);
  });
});

describe('a second wish', () => {
  const TWO = 'אחד צמחוני\nאלרגיה לבוטנים';
  const first = text('אחד צמחוני', later(1));
  const second = text('אלרגיה לבוטנים', later(9));
  const wishesAfter = (...replies: Reply[]) => after(talk(), ...replies).rsvp.state.specialRequests;
  const edit = ({ at, tie }: Reply, words: string) =>
    text(words, at, { tie: `${tie}~${later(60).toISOString()}`, writtenAt: at });

  it('is added to the first, once', () => {
    expect(wishesAfter(first, second)).toBe(TWO);
    expect(wishesAfter(first, second, text('אחד צמחוני', later(20)))).toBe(TWO);
  });
  it('is added while the question about wishes is still open', () => {
    const dialogue = talk({ turns: [turn('ask_special_requests')] });
    expect(after(dialogue, first, text('שולחן קרוב לרחבה', later(3))).rsvp.state.specialRequests).toBe(
      'אחד צמחוני\nשולחן קרוב לרחבה',
    );
  });
  it('that is edited replaces itself alone', () => {
    expect(wishesAfter(first, edit(first, 'שני צמחונים'))).toBe('שני צמחונים');
    expect(wishesAfter(first, second, edit(second, 'אלרגיה לאגוזים'))).toBe('אחד צמחוני\nאלרגיה לאגוזים');
  });
  it('that was cut leaves the first in place when it is edited', () => {
    const long = text(`צמחוני ${'א'.repeat(2000)}`, later(9));
    expect(wishesAfter(text('אלרגיה לבוטנים', later(1)), long, edit(long, 'צמחוני'))).toMatch(
      /^אלרגיה לבוטנים\n/,
    );
  });
  it('is cut where the field is full', () =>
    expect(wishesAfter(first, text(`צמחוני ${'א'.repeat(2000)}`, later(9)))).toHaveLength(1000));
  it('gives way to the word that there are none', () =>
    expect(wishesAfter(first, tap('special_requests', 'none', later(9)))).toBeNull());
});

describe('when answers are over', () => {
  it('says so once a day and takes nothing', () => {
    const dialogue = after(talk({ event: { isRegistrationOpen: false } }), tap('attending', 'yes'));
    expect([dialogue.say, dialogue.rsvp.state.status, dialogue.rsvp.newFact]).toEqual([
      'closed',
      'received',
      null,
    ]);
    expect(
      after(
        talk({ event: { isRegistrationOpen: false }, turns: [turn('closed')] }),
        tap('attending', 'yes', later(5)),
      ).say,
    ).toBeUndefined();
  });
  it('goes by when the guest wrote, not by when we hear', () => {
    const start = new Date('2027-05-20T16:30:00Z');
    expect(after(talk(), tap('attending', 'yes', new Date(start.getTime() - 1000))).rsvp.state.status).toBe(
      'confirmed',
    );
    expect(after(talk(), tap('attending', 'yes', start)).rsvp.state.status).toBe('received');
  });
});

describe('several events of one phone', () => {
  const open = () => true;
  it('one is open: that one', () => {
    const [first, second] = [talk(), talk()];
    expect(chooseDialogue([first, second], (dialogue) => dialogue === second, text('כן'))).toBe(second);
  });
  it('one was asked something last: that one', () => {
    const [first, second] = [
      talk({ turns: [turn('ask_headcount', noon)] }),
      talk({ turns: [turn('ask_headcount', later(20))] }),
    ];
    expect(chooseDialogue([first, second], open, text('3', later(30)))).toBe(second);
    expect(chooseDialogue([first, second], open, text('3', later(10)))).toBe(first);
  });
  it('nothing tells them apart: ask, but only about an answer', () => {
    expect(chooseDialogue([talk(), talk()], open, text('כן'))).toBe('ask');
    expect(chooseDialogue([talk(), talk()], open, text('מזל טוב לכם!'))).toBeUndefined();
  });
  it('none: nobody', () => expect(chooseDialogue([], open, text('כן'))).toBeUndefined());
});

it('ends the same however taps are shuffled and doubled, and then has something to say about the end', () => {
  const taps = [
    tap('attending', 'yes'),
    tap('attending', 'no', later(4)),
    tap('attending', 'yes', later(5)),
    tap('headcount', '2', later(6)),
    tap('headcount', '7', later(7)),
    tap('transportation', 'no', later(8)),
  ];
  const expected = after(talk(), ...taps);
  fc.assert(
    fc.property(fc.shuffledSubarray([...taps, ...taps], { minLength: taps.length * 2 }), (shuffled) => {
      const { rsvp, say } = after(talk({ state: { id: expected.rsvp.state.id } }), ...shuffled);
      expect(rsvp.state.answers).toEqual(expected.rsvp.state.answers);
      expect([rsvp.state.status, rsvp.state.number, rsvp.state.transportation]).toEqual([
        'confirmed',
        7,
        false,
      ]);
      expect(say).toBe('ask_special_requests');
    }),
  );
});
