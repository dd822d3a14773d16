import {
  type Campaign,
  getCampaign,
  getGuest,
  getInvitation,
  guestHistory,
  listCampaigns,
  listCohosts,
  listRsvps,
  pendingChange,
  updateInvitation,
} from '@smachot/contracts';
import { refusing, type Answer } from '@smachot/web-platform';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aGuest, anInvitation, EVENT_ID, someStats } from '../testing/a-guest';
import { renderScreens } from '../testing/render-screens';

const desk = `/me/rsvps/${EVENT_ID}`;
const rachel = aGuest();
const campaign: Campaign = {
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
};
const answers = (...more: Answer[]): Answer[] => [
  ...more,
  { call: getInvitation, answer: anInvitation() },
  { call: guestHistory, answer: { entries: [], eligibility: { reminder: null, reminderFrom: null } } },
  { call: listCampaigns, answer: { campaigns: [] } },
  { call: pendingChange, answer: { change: null } },
  { call: getGuest, answer: rachel },
  { call: listRsvps, answer: { rsvps: [rachel], stats: someStats(), nextCursor: null } },
];
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }));

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(cleanup);

it('guests are added in a dialog, with as many details as one likes', async () => {
  await renderScreens(`${desk}?open=add`, answers());
  const dialog = await screen.findByRole('dialog', { name: 'הוספת אורחים' });
  fireEvent.click(within(dialog).getByRole('button', { name: 'עוד פרטים' }));
  expect(within(dialog).getAllByRole('textbox').length).toBeGreaterThan(4);
});

it('the list is narrowed in a dialog, which leaves alone what it has no field for', async () => {
  const { asked } = await renderScreens(`${desk}?open=filters&above=1&ride=1&notable=1`, answers());
  fireEvent.change(await screen.findByLabelText('צד'), { target: { value: 'bride' } });
  await press('הצגה');
  await waitFor(() =>
    expect(asked.map(({ query }) => new URLSearchParams(query)).map(Object.fromEntries)).toContainEqual(
      expect.objectContaining({ aboveInvited: 'true', ride: 'true', withoutTable: 'true', side: 'bride' }),
    ),
  );
});

it('a guest is a sheet where there is no room beside the list', async () => {
  await renderScreens(`${desk}?guest=${rachel._id}`, answers(), 390);
  const sheet = await screen.findByRole('dialog', { name: 'רחל כהן' });
  expect(await within(sheet).findByText('052-345-6789')).toBeTruthy();
});

it('a co-host is removed after it was asked again', async () => {
  const member = {
    firstName: 'רות',
    lastName: 'לוי',
    phoneNumber: '+972521234567',
    role: 'Editor',
    you: false,
  };
  const cohosts = {
    owner: { firstName: 'נועה', lastName: 'ברק', you: true },
    members: [{ ...member, cohostId: '01920000-0000-7000-8000-000000000009' }],
    invitations: [],
    role: 'Owner',
  };
  await renderScreens(`${desk}?open=cohosts`, answers({ call: listCohosts, answer: cohosts }));
  await press('הסרה');
  expect(await screen.findByRole('alertdialog', { name: /להסיר את .*רות לוי/ })).toBeTruthy();
});

it('a sending is cancelled after it was asked again', async () => {
  await renderScreens(
    `${desk}?send=invite&campaign=${campaign._id}`,
    answers({ call: getCampaign, answer: campaign }),
  );
  await press('לבטל את השליחה');
  expect(await screen.findByRole('alertdialog', { name: 'לבטל את השליחה?' })).toBeTruthy();
});

it('two hosts who change the event at once see both, and choose', async () => {
  await renderScreens(`${desk}/edit`, answers(refusing(updateInvitation, 'conflict.version')));
  fireEvent.change(await screen.findByLabelText('שם האירוע'), { target: { value: 'החתונה שלנו' } });
  fireEvent.click(screen.getByRole('button', { name: 'שמירה' }));
  const dialog = await screen.findByRole('dialog');
  expect(await within(dialog).findByText('החתונה שלנו')).toBeTruthy();
  expect(within(dialog).getByText('החתונה של נועה ואיתי')).toBeTruthy();
});
