import { cleanup, screen, within } from '@testing-library/react';
import {
  type Campaign,
  clientConfig,
  getCampaign,
  getInvitation,
  listCampaigns,
  listRsvps,
  TemplateName,
} from '@smachot/contracts';
import type { Answer } from '@smachot/web-platform';
import { anInvitation, EVENT_ID, someStats } from '../testing/a-guest';
import { renderScreens } from '../testing/render-screens';
import { addressOf, kindOf } from './message-kind';

const aCampaign = (overrides: Partial<Campaign> = {}): Campaign => ({
  _id: '01920000-0000-7000-8000-0000000000f1',
  eventId: EVENT_ID,
  templateName: 'rsvp_invite_wedding',
  status: 'running',
  total: 12,
  queued: 12,
  sent: 0,
  delivered: 0,
  failed: 0,
  withdrawn: 0,
  uncertain: 0,
  heldUntil: null,
  heldBecause: null,
  scheduled: 0,
  nextAt: null,
  lastAt: null,
  waitsFor: null,
  createdAt: '2026-11-20T09:00:00.000Z',
  ...overrides,
});
const answersOf = (campaign: Campaign): Answer[] => [
  { call: getCampaign, answer: campaign },
  {
    call: clientConfig,
    answer: {
      contactChatUrl: 'https://wa.me/972500000000',
      version: 'test',
      now: '2026-11-20T09:00:00.000Z',
      development: false,
      sandboxUrl: null,
      analytics: null,
      webAnalytics: null,
      map: { styleUrl: null, tilesUrl: null, attribution: null },
    },
  },
  { call: getInvitation, answer: anInvitation() },
  { call: listCampaigns, answer: { campaigns: [campaign] } },
  {
    call: listRsvps,
    answer: {
      rsvps: [],
      stats: someStats(),
      matching: { records: 31, seats: 70, sendable: 4, awaitingResponse: 5, toThank: 0 },
      nextCursor: null,
    },
  },
];
const onTheDesk = async (campaign: Campaign, address = '') => {
  await renderScreens(`/me/rsvps/${EVENT_ID}${address}`, answersOf(campaign));
  return screen.findByRole('region', { name: 'שליחות פתוחות' });
};

describe('what is under way, on the desk', () => {
  beforeEach(() => localStorage.clear());
  afterEach(cleanup);

  it.each([
    ['rsvp_update_wedding', 'עדכון על האירוע'],
    ['rsvp_cancelled_henna', 'הודעת ביטול'],
    ['rsvp_invite_toast', 'הזמנה'],
    ['rsvp_thank_you', 'תודה'],
  ] as const)('%s is called "%s", and its dialog opens', async (templateName, name) => {
    const list = await onTheDesk(aCampaign({ templateName }));
    expect(within(list).getByText(`${name}: 12 אורחים ממתינים`)).toBeTruthy();
    const link = within(list).getByRole('link', { name: 'לפרטים ולביטול' });
    expect(link.getAttribute('href')).toMatch(/send=(invite|thank_you)&campaign=/);
  });

  it('every template has a name and a dialog', () => {
    for (const template of TemplateName.options) {
      const kind = kindOf(template);
      expect([template, template.startsWith(`rsvp_${kind}`)]).toEqual([template, true]);
      expect(addressOf(kind)).toBe(['update', 'cancelled', 'table'].includes(kind) ? 'invite' : kind);
    }
  });

  it('says that the host was suspended, why, and whom to write to', async () => {
    const list = await onTheDesk(aCampaign({ waitsFor: 'host_suspended', queued: 0, scheduled: 12 }));
    expect(list.textContent).toContain('השליחה שלכם נעצרה כי אורחים התלוננו שאינם מכירים את השולח');
    const link = await within(list).findByRole('link', { name: 'לכתוב לנו' });
    expect(link.getAttribute('href')).toBe('https://wa.me/972500000000');
  });

  it('says when the rest goes out, and until when if that takes days', async () => {
    const goesOut = { queued: 0, scheduled: 12, nextAt: '2026-11-21T16:00:00.000Z' };
    const together = await onTheDesk(aCampaign({ ...goesOut, lastAt: goesOut.nextAt }));
    expect(together.textContent).toContain('המנה הבאה: שבת, 21 בנובמבר, 18:00');
    expect(together.textContent).not.toContain('מתוזמנים');
    cleanup();
    const forDays = await onTheDesk(aCampaign({ ...goesOut, lastAt: '2026-11-23T16:00:00.000Z' }));
    expect(forDays.textContent).toContain('12 אורחים מתוזמנים, עד יום ב׳, 23 בנובמבר');
  });

  it('says that a debt stands in the way', async () => {
    const list = await onTheDesk(aCampaign({ waitsFor: 'unpaid_balance', queued: 0, scheduled: 12 }));
    expect(list.textContent).toContain('ממתין לכם: חיוב קודם לא הצליח. אחרי שהוא יוסדר אפשר יהיה לשלוח.');
  });
});

it.each([
  ['cancelled', 'ביטלתם 16 הודעות.'],
  ['done', '16 הודעות לא נשלחו, כי כבר לא היה בהן צורך.'],
] as const)('of a sending that is %s, says of what was not sent: %s', async (status, sentence) => {
  const campaign = aCampaign({ status, queued: 0, withdrawn: 16 });
  await renderScreens(`/me/rsvps/${EVENT_ID}?send=invite&campaign=${campaign._id}`, answersOf(campaign));
  expect(await screen.findByText(sentence)).toBeTruthy();
  cleanup();
});

describe('a side and a group of the host’s own', () => {
  beforeEach(() => localStorage.clear());
  afterEach(cleanup);

  it('say how many guests they are, as the other filters do', async () => {
    await onTheDesk(aCampaign(), '?side=bride&label=צבא');
    expect(await screen.findByRole('button', { name: /צד הכלה.*31/ })).toBeTruthy();
    expect(await screen.findByRole('button', { name: /צבא.*31/ })).toBeTruthy();
  });
});
