import { cleanup, screen, within } from '@testing-library/react';
import { getGuest, getInvitation, guestHistory, listCampaigns, listRsvps } from '@smachot/contracts';
import { aGuest, anInvitation, EVENT_ID, someStats } from '../testing/a-guest';
import { renderScreens } from '../testing/render-screens';
import type { HistoryEntry } from './history-words';

const dani = aGuest({ attendeeName: 'דניאל לוי', rsvpStatus: 'confirmed' });
const at = '2026-12-01T10:00:00.000Z';
const entry = (overrides: Partial<HistoryEntry>): HistoryEntry => ({
  ...{ at, kind: 'answered_again', by: 'guest', actor: null, text: null, details: {} },
  ...overrides,
});

/** The titles and words of the timeline, in the order in which they stand. */
const timelineOf = async (entries: HistoryEntry[]): Promise<string[]> => {
  await renderScreens(`/me/rsvps/${EVENT_ID}?guest=${dani._id}`, [
    { call: getInvitation, answer: anInvitation() },
    { call: guestHistory, answer: { entries, eligibility: { reminder: null, reminderFrom: null } } },
    { call: listCampaigns, answer: { campaigns: [] } },
    { call: getGuest, answer: dani },
    { call: listRsvps, answer: { rsvps: [dani], stats: someStats(), nextCursor: null } },
  ]);
  const list = await screen.findByRole('list', { name: 'מה קרה עד עכשיו' });
  return within(list)
    .getAllByRole('listitem')
    .map((item) => item.textContent);
};

describe('the timeline of a guest', () => {
  afterEach(cleanup);

  it('says of every change what it is', async () => {
    const rows: [string, Partial<HistoryEntry>][] = [
      ['הסעה: לא צריך', { text: 'לא', details: { transportation: false } }],
      ['הסעה: צריך', { kind: 'answered', details: { transportation: true } }],
      ['בקשה מיוחדת', { text: 'בלי גלוטן', details: { special_requests: 'בלי גלוטן' } }],
      ['בלי בקשות מיוחדות', { details: { special_requests: '' } }],
      ['התשובה השתנתה: לא מגיעים', { details: { attending: 'declined' } }],
      ['התשובה השתנתה: 4 מקומות', { details: { headcount: 4 } }],
      [
        'התקבלה תשובה: מגיעים, מקום אחד',
        { kind: 'answered', details: { attending: 'confirmed', headcount: 1 } },
      ],
      ['הסעה: לא צריך, נרשם ידנית', { by: 'host', details: { transportation: false } }],
      [
        'הפרטים שונו: טלפון, שולחן',
        { kind: 'edited', by: 'host', details: { fields: ['phone', 'mobile', 'tableName'] } },
      ],
    ];
    const items = await timelineOf(rows.map(([, about]) => entry(about)));
    expect(items).toHaveLength(rows.length);
    rows.forEach(([words], index) => {
      expect(items[index]).toContain(words);
      if (!words.startsWith('התשובה השתנתה')) expect(items[index]).not.toContain('התשובה השתנתה');
    });
  });
});
