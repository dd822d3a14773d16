import {
  copyGuestLink,
  getInvitation,
  guestHistory,
  type InvitationRole,
  listCampaigns,
  listDuplicates,
  listRsvps,
  textGuestLink,
} from '@smachot/contracts';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { Answer } from '@smachot/web-platform';
import { aGuest, anInvitation, EVENT_ID, someStats } from './testing/a-guest';
import { renderScreens } from './testing/render-screens';

const dana = aGuest({ attendeeName: 'דנה כהן', tableName: '7', attendeePhone: '+972523456789' });
const screens = (role: InvitationRole, at = '', more: Answer[] = []) =>
  renderScreens(`/me/rsvps/${EVENT_ID}${at}`, [
    ...more,
    { call: getInvitation, answer: anInvitation({ role }) },
    { call: listDuplicates, answer: { count: 0, pairs: [] } },
    { call: guestHistory, answer: { entries: [], eligibility: { reminder: null, reminderFrom: null } } },
    { call: listCampaigns, answer: { campaigns: [] } },
    { call: listRsvps, answer: { rsvps: [dana], nextCursor: null, stats: someStats() } },
  ]);
const shown = (role: string, name: RegExp): number => screen.queryAllByRole(role, { name }).length;

/** Controls on the desk and in the guest's sheet that change data. */
const CHANGING: [string, RegExp][] = [
  ['checkbox', /בחירת/],
  ['combobox', /הקבוצה של דנה כהן/],
  ['button', /השולחן של דנה כהן/],
  ['button', /מקומות של דנה כהן/],
  ['button', /שליחה ל־|תזכורת ל/],
  ['button', /הוספת אורח/],
  ['link', /העלאת טבלה/],
  ['radio', /מגיעים/],
  ['button', /עריכת פרטים|עריכה/],
  ['button', /העתקת קישור אישי/],
  ['button', /שליחת הקישור ב־SMS/],
];

describe('what a role sees', () => {
  beforeEach(() => {
    sessionStorage.clear();
    localStorage.clear();
  });
  afterEach(cleanup);

  it.each(['Owner', 'Editor'] as const)('%s may change everything', async (role) => {
    await screens(role, `?guest=${dana._id}`);
    await screen.findByRole('table', { name: 'רשימת האורחים' });
    await waitFor(() => expect(shown('radio', /מגיעים/)).toBeGreaterThan(0));
    expect(CHANGING.filter(([kind, name]) => shown(kind, name) === 0)).toEqual([]);
  });

  it('Viewer reads the list and the sheet, and finds nothing that changes anything', async () => {
    await screens('Viewer', `?guest=${dana._id}`);
    await screen.findByRole('table', { name: 'רשימת האורחים' });
    await screen.findByText('מה קרה עד עכשיו');
    expect(CHANGING.filter(([kind, name]) => shown(kind, name) > 0)).toEqual([]);
    expect(screen.getAllByText('7').length).toBeGreaterThan(0);
    expect(shown('link', /להתקשר/)).toBeGreaterThan(0);
  });

  it.each(['?open=add', '?open=move', '?open=delete', '?open=duplicates', '?send=invite'])(
    'Viewer is not brought to %s by an address',
    async (at) => {
      await screens('Viewer', at);
      await screen.findByRole('table', { name: 'רשימת האורחים' });
      expect(screen.queryByRole('dialog')).toBeNull();
    },
  );
});

describe('the personal link', () => {
  beforeEach(() => sessionStorage.clear());
  afterEach(cleanup);

  it('is copied, or shown where the browser does not let it be copied', async () => {
    const link = `https://smachot.example/rsvp/${EVENT_ID}#t=abc`;
    await screens('Editor', `?guest=${dana._id}`, [{ call: copyGuestLink, answer: { link, refusal: null } }]);
    fireEvent.click(await screen.findByRole('button', { name: 'העתקת קישור אישי' }));
    expect(await screen.findByDisplayValue(link)).toBeTruthy();
  });

  it('says in words why it is not sent', async () => {
    await screens('Editor', `?guest=${dana._id}`, [
      { call: textGuestLink, answer: { refusal: 'no_payment_method' } },
    ]);
    fireEvent.click(await screen.findByRole('button', { name: 'שליחת הקישור ב־SMS' }));
    expect(await screen.findByText(/כדי לתת קישור אישי צריך כרטיס אשראי/)).toBeTruthy();
  });
});
