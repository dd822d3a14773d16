import { changeAvailability, manageStore, readAvailability, storeDays } from '@smachot/contracts';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { aStore } from '../testing/a-store';
import { renderDashboard } from '../testing/render-dashboard';

const limits = { availabilities: [], shortestNotice: 48, dailyCapacity: 2, slotsPerCustomer: 1 };
const newStore = aStore({ settings: { isPublic: true, availabilities: [], hoursChosen: false } });
const answers = [
  { call: manageStore, answer: newStore },
  { call: readAvailability, answer: { ...limits, hoursChosen: false } },
  { call: changeAvailability, answer: limits },
  { call: storeDays, answer: { days: [] } },
];
const at = '/dashboard/savta/business-availability';
const bodies = (asked: { method: string; body: unknown }[]) =>
  asked.filter(({ method }) => method === 'PUT').map(({ body }) => body);

afterEach(cleanup);

it('says that a new store is closed, and opens it by what is chosen alone', async () => {
  const { asked } = await renderDashboard(at, answers);
  expect(await screen.findByText(/עדיין לא נבחרו שעות/)).toBeTruthy();
  expect(screen.getAllByRole<HTMLInputElement>('radio').some(({ checked }) => checked)).toBe(false);
  expect(screen.queryByRole('button', { name: /, פתוח$/ })).toBeNull();
  fireEvent.change(screen.getByDisplayValue('48'), { target: { value: '30' } });
  await waitFor(() => expect(bodies(asked)).toHaveLength(1), { timeout: 5_000 });
  expect(bodies(asked)[0]).toMatchObject({ shortestNotice: 30, hoursChosen: false });
  fireEvent.click(screen.getAllByRole('radio')[0]!);
  await waitFor(() => expect(bodies(asked)).toHaveLength(2), { timeout: 5_000 });
  expect(bodies(asked)[1]).toMatchObject({ availabilities: [], hoursChosen: true });
  expect(screen.queryByText(/עדיין לא נבחרו שעות/)).toBeNull();
});

it('shows a month that is come back to as it is now: a booking by phone may have taken a day', async () => {
  const chosen = { call: readAvailability, answer: { ...limits, hoursChosen: true } };
  const { asked } = await renderDashboard(at, [chosen, ...answers]);
  fireEvent.click(await screen.findByRole('button', { name: 'החודש הבא' }));
  fireEvent.click(screen.getByRole('button', { name: 'החודש הקודם' }));
  await waitFor(() => expect(asked.filter(({ path }) => path.endsWith('/days'))).toHaveLength(3));
});
