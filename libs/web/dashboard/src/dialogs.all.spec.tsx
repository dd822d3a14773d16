import { listCrew, listOrders, manageStore, readPricingUnitDraft, readStoreHome } from '@smachot/contracts';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { aDraft, aMenu, aStore } from './testing/a-store';
import { renderDashboard } from './testing/render-dashboard';

const base = '/dashboard/savta';
const unitAt = `${base}/pricing-unit/${aMenu().pricingUnitId}`;
const store = { call: manageStore, answer: aStore() };
const draft = { call: readPricingUnitDraft, answer: aDraft(aMenu()) };
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }));

beforeEach(() => localStorage.clear());
afterEach(cleanup);

it('asks before a store is closed', async () => {
  const none = { orders: [], counts: {}, nextCursor: null };
  await renderDashboard(`${base}/account`, [store, { call: listOrders, answer: none }]);
  const close = await screen.findByRole<HTMLButtonElement>('button', { name: 'סגירת החנות' });
  await screen.findByText((_, element) => element === close && !close.disabled);
  fireEvent.click(close);
  expect(await screen.findByRole('alertdialog', { name: /לסגור את .*המטבח של סבתא/ })).toBeTruthy();
});

it('asks for confirmation before a member is removed from the crew', async () => {
  const member = {
    memberId: '00000000-0000-4000-8000-000000000021',
    firstName: 'רון',
    lastName: 'לוי',
    phoneNumber: '+972531234567',
    role: 'Member',
    you: false,
    suspended: false,
  };
  const crew = { members: [member], invitations: [], role: 'Owner' };
  await renderDashboard(`${base}/crew`, [store, { call: listCrew, answer: crew }]);
  await press('הסרה מהצוות');
  expect(await screen.findByRole('alertdialog', { name: /להסיר את .*רון לוי/ })).toBeTruthy();
});

it('asks before a unit is archived', async () => {
  await renderDashboard(unitAt, [store, draft]);
  await press('העברה לארכיון');
  expect(await screen.findByRole('alertdialog')).toBeTruthy();
});

it('shows on a phone what customers will see', async () => {
  await renderDashboard(unitAt, [store, draft], 390);
  await press('תצוגה');
  const preview = await screen.findByRole('dialog');
  expect(within(preview).getAllByText('תפריט חתונה').length).toBeGreaterThan(0);
});

it('has the places without room under the thumb behind one button', async () => {
  const nothing = { agenda: [], bookings: [], income: null, responseMinutes: null };
  await renderDashboard(base, [store, { call: readStoreHome, answer: nothing }], 390);
  await press('עוד');
  const places = await screen.findByRole('dialog');
  expect(within(places).getAllByRole('link').length).toBeGreaterThan(2);
});
