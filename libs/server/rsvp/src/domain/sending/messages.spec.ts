import { Language, RsvpStatus } from '@smachot/contracts';
import fc from 'fast-check';
import { isTap, labels, payloadText, sayings, splitPayload, variable } from '@smachot/server-guest-dialogue';
import { decideSend, type SendState } from './send-decision';

describe('a template’s variable', () => {
  it.each([
    ['נועה ואיתי', 'נועה ואיתי'],
    ['גן האירועים\nראשון\tלציון', 'גן האירועים ראשון לציון'],
    ['דנה https://evil.example/x?y=1', 'דנה'],
    ['דנה evil.co.il/abc', 'דנה'],
    ['חייגו 050-234-5678 עכשיו', 'חייגו עכשיו'],
    ['+972 50 2345678', '–'],
    ['רחוב הרצל 17, דירה 4', 'רחוב הרצל 17, דירה 4'],
    ['\u202eדנה\u200f', 'דנה'],
    ['דנה ht\u200ftps://evil.example/x', 'דנה'],
    ['דנה https:// 050-2345678', 'דנה'],
    ['דנה ①https://evil.example', 'דנה'],
    ['abcdefghijklhttps://evil.example', '–'],
  ])('%j reads %j', (raw, expected) => expect(variable(raw)).toBe(expected));
  const piece = fc.oneof(
    fc.nat(0xffff).map((code) => String.fromCharCode(code)),
    fc.constantFrom('\n', '\r', '\t', ' ', '://', 'http', 'https://', 'a.co.il/b', '\u200f'),
  );
  it('is always one short line without a page’s address', () =>
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        const raw = pieces.join('');
        const line = variable(raw);
        expect(line).not.toMatch(/[\n\r\t]| {2}|https?:\/\//);
        expect(line.length).toBeGreaterThan(0);
      }),
    ));
});

it('keeps to the provider’s lengths', () => {
  for (const language of Language.options) {
    for (const [name, words] of Object.entries(labels))
      expect(`${name} ${[...words[language]].length <= 20}`).toBe(`${name} true`);
    for (const words of Object.values(sayings)) expect(words[language].length).toBeLessThan(300);
  }
});

describe('a payload', () => {
  const payload = {
    rsvpId: '0190a0a0-0000-7000-8000-00000000e001',
    phoneMark: '0123456789abcdef',
    question: 'headcount',
    value: '4',
  } as const;
  it('comes back as it went', () =>
    expect(splitPayload(`${payloadText(payload)}|abc`)).toEqual({
      ...payload,
      text: payloadText(payload),
      signature: 'abc',
    }));
  it.each([
    '',
    'v2',
    'v1|a|headcount|4|s',
    'v3|a|m|headcount|4|s',
    'v2|a||headcount|4|s',
    'v2|a|m|colour|4|s',
    'v2|a|m|headcount||s',
    'v2|a|m|headcount|4',
    'v2|a|m|headcount|4|s|more',
  ])('%j is none', (raw) => expect(splitPayload(raw)).toBeUndefined());
  it('about which event is no answer', () => expect(isTap({ ...payload, question: 'event' })).toBe(false));
});

describe('just before sending', () => {
  const now = new Date('2027-05-10T09:00:00Z');
  const state = (
    guest: Partial<SendState['guest']> = {},
    more: Partial<SendState> = {},
    event: Partial<SendState['event']> = {},
  ): SendState => ({
    guest: {
      status: 'pending',
      round: 'invite:1',
      optedOut: false,
      removalAskedAt: null,
      deletedAt: null,
      phone: '+972530000001',
      tableName: '7',
      takenBack: [],
      ...guest,
    },
    event: {
      date: new Date('2027-05-20T16:30:00Z'),
      deletedAt: null,
      isRegistrationOpen: true,
      dayOfAuto: true,
      thankYouAuto: true,
      tablesAuto: true,
      ...event,
    },
    campaign: 'running',
    bySystem: false,
    owes: false,
    ...more,
  });
  const decide = (given: SendState) => decideSend('invite', 'invite:1', given, now);

  for (const status of RsvpStatus.options) {
    const waits = ['pending', 'pending_reminder', 'sent'].includes(status);
    it(`a guest who is ${status} is ${waits ? 'sent to' : 'left alone'}`, () =>
      expect(decide(state({ status }))).toBe(waits ? 'send' : 'withdraw'));
    it(`the day-of message ${status === 'confirmed' ? 'goes to' : 'skips'} who is ${status}`, () =>
      expect(decideSend('day_of', 'day_of', state({ status }), now)).toBe(
        status === 'confirmed' ? 'send' : 'withdraw',
      ));
  }
  it('a guest whose table was taken away is told none', () =>
    expect(decideSend('table', 'table', state({ status: 'confirmed', tableName: null }), now)).toBe(
      'withdraw',
    ));
  it('the messages of a day that was moved: withdrawn, but those of the new day are sent', () => {
    const moved = state({ status: 'confirmed', takenBack: ['day_of'] });
    expect(decideSend('day_of', 'day_of', moved, now)).toBe('withdraw');
    expect(decideSend('day_of', 'day_of:2', moved, now)).toBe('send');
  });
  it.each([
    ['another round', state({ round: 'invite:2' })],
    ['another round that was sent', state({ status: 'sent', round: 'invite:2' })],
    ['no phone any more', state({ phone: null })],
    ['a deleted guest', state({ deletedAt: now })],
    ['a guest who opted out', state({ optedOut: true })],
    ['a deleted event', state({}, {}, { deletedAt: now })],
    ['an event that began', state({}, {}, { date: now })],
    ['closed registration', state({}, {}, { isRegistrationOpen: false })],
    ['a cancelled campaign', state({}, { campaign: 'cancelled', owes: true })],
  ])('%s: withdrawn', (_, given) => expect(decide(given)).toBe('withdraw'));
  it.each([
    ['day_of', { dayOfAuto: false }],
    ['thank_you', { thankYouAuto: false }],
    ['table', { tablesAuto: false }],
  ] as const)('%s that the host has switched off: withdrawn, but sent when it goes by hand', (kind, off) => {
    const given = state({ status: 'confirmed' }, {}, off);
    expect(decideSend(kind, kind, { ...given, bySystem: true }, now)).toBe('withdraw');
    expect(decideSend(kind, kind, given, now)).toBe('send');
  });
  it('a paused campaign or a debt: held', () => {
    expect(decide(state({}, { campaign: 'paused' }))).toBe('hold');
    expect(decide(state({}, { owes: true }))).toBe('hold');
  });
  it('a guest who was asked whether to stop: held, news of the event too, but not once they left', () => {
    const asked = { removalAskedAt: now };
    expect(decide(state(asked))).toBe('hold');
    expect(decideSend('update', 'update:c', state(asked), now)).toBe('hold');
    expect(decide(state({ ...asked, optedOut: true }))).toBe('withdraw');
  });
});
