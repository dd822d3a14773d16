import { type AnswerOf, editStore, manageStore, readStoreHome } from '@smachot/contracts';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aStore } from '../testing/a-store';
import { renderDashboard } from '../testing/render-dashboard';
import { whatWaits } from '../testing/what-waits';

afterEach(cleanup);

const HOME: AnswerOf<typeof readStoreHome> = {
  agenda: [],
  bookings: [],
  income: null,
  responseMinutes: null,
};

it('hides a store after a question alone, whose way out says what stays', async () => {
  const store = aStore({ settings: { isPublic: true, availabilities: [], hoursChosen: true } });
  const { asked } = await renderDashboard('/dashboard/savta', [
    { call: editStore, answer: store },
    { call: manageStore, answer: store },
    { call: readStoreHome, answer: HOME },
    whatWaits(),
  ]);
  const changes = () => asked.filter(({ method }) => method === editStore.method);
  const ask = async () => {
    fireEvent.click(await screen.findByRole('button', { name: 'הסתרת החנות' }));
    return within(await screen.findByRole('alertdialog', { name: 'להסתיר את החנות?' }));
  };
  fireEvent.click((await ask()).getByRole('button', { name: 'להשאיר גלויה' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(changes()).toHaveLength(0);
  fireEvent.click((await ask()).getByRole('button', { name: 'הסתרת החנות' }));
  await waitFor(() => expect(changes()).toHaveLength(1));
});
