import { readStore, storeDays } from '@smachot/contracts';
import { setProductTime } from '@smachot/web-platform';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { aStore } from '../testing/a-store';
import { renderStores } from '../testing/render-stores';

beforeEach(() => setProductTime('2090-11-10T09:00:00.000Z'));
afterEach(cleanup);

it('shows the store together with its day, which stands above the units, so that no press meets another one', async () => {
  let tell = (_: unknown) => {};
  const until = new Promise((resolve) => (tell = resolve));
  const day = { day: '2090-12-17', state: 'full', hours: [], taken: 1 };
  const { asked } = await renderStores(
    '/partner/savta',
    [
      { call: readStore, answer: aStore() },
      { call: storeDays, query: 'from=2090-12-17', answer: { days: [day] }, until },
    ],
    {
      event: {
        eventId: null,
        celebrating: 'wedding',
        participants: 80,
        datetime: '2090-12-17T17:30:00.000Z',
        location: null,
      },
    },
  );
  await waitFor(() => expect(asked.some(({ query }) => query.includes('from=2090-12-17'))).toBe(true));
  await act(async () => {});
  expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
  tell(null);
  expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy();
  expect(screen.getByText(/כבר הכול תפוס/)).toBeTruthy();
});
