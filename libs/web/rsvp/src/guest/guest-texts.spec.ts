import { readRows } from './add-guests.dialog';
import { guestText, readGuestText } from './guest-text';
import { factsIn, fieldsIn, wordsIn } from './history-facts';
import { historyKey, messageOf, told, type HistoryEntry } from './history-words';

const typed = (overrides = {}) => guestText('he', { name: 'רחל כהן', phone: '052-345-6789', ...overrides });

describe('a guest as typed', () => {
  it('is read by the contract', () => {
    expect(
      readGuestText(typed({ seats: '4', table: ' 7 ', hostNote: ' לא ליד דודה שושנה ', side: 'bride' })),
    ).toEqual({
      guest: {
        attendeeName: 'רחל כהן',
        attendeePhone: '052-345-6789',
        group: 'general',
        groupLabel: null,
        side: 'bride',
        tableName: '7',
        estimatedNumberOfGuests: 4,
        language: 'he',
        specialRequests: null,
        hostNote: 'לא ליד דודה שושנה',
        income: null,
      },
    });
  });

  it.each([
    ['no name', typed({ name: '  ' }), ['name']],
    ['half a phone', typed({ phone: '05-2987' }), ['phone']],
    ['no seats at all', typed({ seats: '0' }), ['seats']],
    ['half an agora', typed({ income: '1.255' }), ['income']],
    ['several at once', typed({ name: '', phone: 'x' }), ['name', 'phone']],
  ])('says what is wrong: %s', (_, text, fields) => {
    const read = readGuestText(text);
    expect('problems' in read && Object.keys(read.problems).sort()).toEqual([...fields].sort());
  });

  it('may have no number of its own', () => {
    expect(readGuestText(typed({ seats: '' }))).toMatchObject({ guest: { estimatedNumberOfGuests: null } });
  });

  it('may have no phone yet', () => {
    expect(readGuestText(typed({ phone: ' ' }))).toMatchObject({ guest: { attendeePhone: null } });
  });
});

describe('several guests', () => {
  it('leaves blank rows out and names the faulty row by its place', () => {
    const { guests, problems } = readRows([guestText('he'), typed(), typed({ name: '' })]);
    expect(guests).toHaveLength(1);
    expect([...problems.keys()]).toEqual([2]);
  });

  it('judges a lone blank row, so that pressing "add" says what is missing', () => {
    expect([...readRows([guestText('he')]).problems.keys()]).toEqual([0]);
  });
});

describe('the timeline', () => {
  const entry = (overrides: Partial<HistoryEntry>): HistoryEntry => ({
    at: '2026-12-01T10:00:00.000Z',
    kind: 'sent',
    by: 'provider',
    actor: null,
    text: null,
    details: {},
    ...overrides,
  });

  it('tells words once: with the answer they gave', () => {
    const wrote = entry({ kind: 'wrote', by: 'guest', text: 'כן, מגיעים' });
    const answered = entry({
      kind: 'answered',
      by: 'guest',
      text: 'כן, מגיעים',
      at: '2026-12-01T10:00:02.000Z',
    });
    expect(told([answered, wrote])).toEqual([answered]);
    const other = entry({ kind: 'wrote', by: 'guest', text: 'מזל טוב!' });
    expect(told([answered, other])).toEqual([answered, other]);
  });

  it('leaves out the provider’s inner steps and our questions, but not their failure', () => {
    const ofChat = { messageType: 'interactive' };
    expect(told([entry({ kind: 'accepted' }), entry({ kind: 'delivered', details: ofChat })])).toEqual([]);
    expect(
      told([
        entry({ kind: 'failed', details: ofChat }),
        entry({ kind: 'read', details: { messageType: 'rsvp_reminder' } }),
      ]),
    ).toHaveLength(2);
  });

  it.each([
    ['rsvp_invite_henna', 'invite'],
    ['rsvp_reminder', 'reminder'],
    ['rsvp_day_of', 'day_of'],
    ['rsvp_thank_you', 'thank_you'],
    ['rsvp_update_wedding', 'update'],
    ['rsvp_cancelled_henna', 'cancelled'],
    ['interactive', 'reply'],
    ['text', 'reply'],
    ['template', 'other'],
    [undefined, 'other'],
  ])('names the message of type %s', (messageType, name) => expect(messageOf({ messageType })).toBe(name));

  it('tells a withdrawn message from a deleted guest, and never fails on what it does not know', () => {
    expect(historyKey({ kind: 'deleted', by: 'provider' })).toBe('withdrawn');
    expect(historyKey({ kind: 'deleted', by: 'host' })).toBe('deleted');
    expect(historyKey({ kind: 'teleported', by: 'system' })).toBe('other');
  });

  it('says of every answer what it was about', () => {
    expect(factsIn({ transportation: false, channel: 'chat' })).toEqual([
      { of: 'ride', value: 'not_needed' },
    ]);
    expect(factsIn({ transportation: true })).toEqual([{ of: 'ride', value: 'needed' }]);
    expect(factsIn({ special_requests: '' })).toEqual([{ of: 'requests', value: 'none' }]);
    expect(factsIn({ attending: 'confirmed', headcount: 4, special_requests: 'כשר' })).toEqual([
      { of: 'attending', value: 'confirmed' },
      { of: 'headcount', value: 4 },
      { of: 'requests', value: 'some' },
    ]);
  });

  it('shows the request that came without words of its own', () => {
    expect(wordsIn(entry({ details: { special_requests: 'בלי גלוטן' } }))).toBe('בלי גלוטן');
    expect(wordsIn(entry({ text: 'בלי גלוטן בבקשה', details: { special_requests: 'x' } }))).toBe(
      'בלי גלוטן בבקשה',
    );
    expect(wordsIn(entry({ details: { special_requests: '' } }))).toBeNull();
  });

  it('names the fields a host typed over, and nothing the host did not', () => {
    expect(fieldsIn({ fields: ['phone', 'mobile', 'tableName'] })).toEqual(['phone', 'tableName']);
    expect(fieldsIn({ fields: ['somethingNew'] })).toEqual([]);
    expect(fieldsIn({})).toEqual([]);
  });
});
