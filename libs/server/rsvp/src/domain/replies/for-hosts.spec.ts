import { HOUR_SECONDS } from '@smachot/kernel';
import { after, later, noon, tap, talk, text, turn } from '../../testing/a-talk';

const asked = [turn('ask_attending', noon)];
/** Texts of the guest's replies that reach the hosts after this last question of the product. */
const forHosts = (words: string, say: Parameters<typeof turn>[0] = 'ask_attending', more = {}) =>
  after(talk({ turns: [turn(say, noon)], ...more }), text(words, later(5))).forHosts.map(
    ({ text: of }) => of,
  );

describe('what guests write for the hosts', () => {
  it.each([
    ['אפשר להביא את הכלב?', 'ask_attending'],
    ['איפה זה?', 'ask_attending'],
    ['כן! איפה ומתי?', 'ask_attending'],
    ['נגיע, אבל נאחר קצת', 'ask_attending'],
    ['אלרגיה לאגוזים', 'ask_special_requests'],
    ['2 או 3', 'ask_headcount'],
    ['תתקשרו אליי בבקשה', 'thank_you_attending'],
    ['do you have parking nearby', 'ask_transportation'],
  ] as const)('"%s" after %s', (words, say) => expect(forHosts(words, say)).toEqual([words]));

  it.each([
    ['כן', 'ask_attending'],
    ['לצערנו לא נוכל להגיע', 'ask_attending'],
    ['4', 'ask_headcount'],
    ['אין', 'ask_special_requests'],
    ['לא, תודה', 'ask_transportation'],
    ['תודה רבה', 'thank_you_attending'],
    ['❤️❤️', 'thank_you_attending'],
  ] as const)('not "%s" after %s: it was understood, or needs no answer', (words, say) =>
    expect(forHosts(words, say)).toEqual([]),
  );

  it('what has no words, and no button', () => {
    const dialogue = talk({ turns: asked });
    dialogue.takeWordless(text('', later(1)));
    dialogue.take(tap('attending', 'yes', later(2)));
    expect(dialogue.forHosts.map(({ text: of }) => of)).toEqual(['']);
  });

  it('that somebody does not know them', () => {
    const dialogue = talk({ turns: asked });
    dialogue.takeStranger(text('לא מכיר אתכם', later(1)));
    expect([dialogue.forHosts.length, dialogue.tell]).toEqual([1, 'tell_who']);
  });

  it('every answer that comes too late, buttons too', () => {
    const closed = { event: { isRegistrationOpen: false } };
    expect(forHosts('לא נוכל להגיע בסוף', 'thank_you_attending', closed)).toEqual(['לא נוכל להגיע בסוף']);
    expect(after(talk(closed), tap('attending', 'no', later(1))).forHosts).toHaveLength(1);
    expect(forHosts('תודה', 'thank_you_attending', closed)).toEqual([]);
  });
});

describe('between a host and a guest', () => {
  const spoke = (more = {}) =>
    talk({
      turns: [turn('ask_headcount', noon), turn('tell_by_host', later(10), 'reply')],
      state: { status: 'confirmed', ...more },
    });
  it('nothing is read as an answer to us: "2" may be about children', () => {
    for (const words of ['2', 'כן', 'לא', 'נגיע', 'איפה זה?']) {
      const dialogue = after(spoke(), text(words, later(20)));
      expect([dialogue.words(), dialogue.rsvp.touched, dialogue.forHosts.length]).toEqual([[], false, 1]);
    }
  });
  it('buttons, and replies to our own question, still answer it', () => {
    expect(after(spoke(), tap('headcount', '3', later(20))).rsvp.state.number).toBe(3);
    const pointed = text('3', later(20), { repliedTurn: 'ask_headcount' });
    expect(after(spoke(), pointed).rsvp.state.number).toBe(3);
    const toHost = text('3', later(20), { repliedTurn: 'reply' });
    expect(after(spoke(), toHost).rsvp.state.number).toBeNull();
  });
  it('what was written before the host wrote is read as ever', () =>
    expect(after(spoke(), text('3', later(5))).rsvp.state.number).toBe(3));
  it('a reminder, or a day, ends it', () => {
    expect(after(spoke({ lastQueued: later(30) }), text('3', later(40))).rsvp.state.number).toBe(3);
    expect(after(spoke(), text('3', later(25 * HOUR_SECONDS))).forHosts).toHaveLength(0);
  });
  it('a voice message is left to the host', () => {
    const dialogue = spoke();
    dialogue.takeWordless(text('', later(20)));
    expect([dialogue.tell, dialogue.forHosts.length]).toEqual([undefined, 1]);
  });
});
