import { readStore } from '@smachot/contracts';
import { atWallTime } from '@smachot/kernel';
import { cleanup, waitFor } from '@testing-library/react';
import { renderStores } from '../testing/render-stores';

afterEach(cleanup);

it('asks for all that a store’s page shows while the store itself is still being asked for', async () => {
  const { asked } = await renderStores(
    '/partner/savta',
    [{ call: readStore, until: new Promise(() => undefined) }],
    { event: { datetime: atWallTime('2090-05-11', '19:00').toISOString() } },
  );
  const paths = () => asked.map(({ path }) => path).toSorted();
  await waitFor(() =>
    expect(paths()).toEqual([
      '/api/partner-store/savta/events',
      '/v1/partners/savta',
      '/v1/partners/savta/articles',
      '/v1/partners/savta/days',
      '/v1/partners/savta/days',
      '/v1/partners/savta/response-time',
    ]),
  );
  expect(asked.some(({ query }) => query === '?from=2090-05-11&to=2090-05-11')).toBe(true);
});
