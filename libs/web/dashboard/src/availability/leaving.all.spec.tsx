import { changeAvailability, manageStore, readAvailability, storeDays } from '@smachot/contracts';
import type { Answer } from '@smachot/web-platform';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { aStore } from '../testing/a-store';
import { renderDashboard } from '../testing/render-dashboard';

const limits = { availabilities: [], shortestNotice: 48, dailyCapacity: 2, slotsPerCustomer: 1, version: 7 };
const open = (saving: Answer, read: object = limits) =>
  renderDashboard('/dashboard/savta/business-availability', [
    { call: manageStore, answer: aStore() },
    { call: readAvailability, answer: read },
    { call: storeDays, answer: { days: [] } },
    saving,
  ]);
const saving: Answer = { call: changeAvailability, answer: { ...limits, version: 8 } };
const unreachable: Answer = { call: changeAvailability, status: 503 };
const bodies = (asked: { method: string; body: unknown }[]) =>
  asked.filter(({ method }) => method === 'PUT').map(({ body }) => body);
const notice = (days: string) => screen.findByDisplayValue(days);
const change = async (before: string, value: string) =>
  fireEvent.change(await notice(before), { target: { value } });

beforeEach(() => localStorage.clear());
afterEach(cleanup);

it('sends what was changed a moment before the screen was left, and keeps no draft of it', async () => {
  const { asked } = await open(saving);
  await change('48', '30');
  cleanup();
  await waitFor(() => expect(bodies(asked)).toMatchObject([{ shortestNotice: 30, version: 7 }]));
  await waitFor(() => expect(Object.keys(localStorage).filter((key) => key.includes('availab'))).toEqual([]));
});

it('has what could not be saved when it is opened again, and saves it', async () => {
  const { asked } = await open(unreachable);
  await change('48', '30');
  cleanup();
  await waitFor(() => expect(bodies(asked)).toHaveLength(1));
  const again = await open(saving);
  expect(await notice('30')).toBeTruthy();
  expect(screen.getByText('החזרנו את מה שכתבתם בפעם הקודמת.')).toBeTruthy();
  await waitFor(() => expect(bodies(again.asked)).toHaveLength(1), { timeout: 5_000 });
  expect(bodies(again.asked)[0]).toMatchObject({ shortestNotice: 30, version: 7 });
});

it('has a field again that was to be mended', async () => {
  const { asked } = await open(saving);
  await change('48', 'x');
  cleanup();
  await open(saving);
  expect(await notice('x')).toBeTruthy();
  expect(bodies(asked)).toEqual([]);
});
