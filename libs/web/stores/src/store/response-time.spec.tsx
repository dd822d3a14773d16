import { readResponseTime, readStore, storeDays } from '@smachot/contracts';
import { screen, waitFor } from '@testing-library/react';
import { aStore } from '../testing/a-store';
import { renderStores } from '../testing/render-stores';

const renderStore = (responseMinutes: number | null) =>
  renderStores('/partner/savta', [
    { call: readStore, answer: aStore() },
    { call: storeDays, answer: { days: [] } },
    { call: readResponseTime, answer: { responseMinutes } },
  ]);

describe('how soon a store answers', () => {
  it('is said on its page', async () => {
    await renderStore(170);
    expect(await screen.findByText('בדרך כלל עונים להזמנות תוך 3 שעות')).toBeTruthy();
  });

  it('is not said before enough orders were answered', async () => {
    const { asked } = await renderStore(null);
    await waitFor(() => expect(asked.some(({ path }) => path.includes('response-time'))).toBe(true));
    expect(screen.queryByText(/בדרך כלל עונים/)).toBeNull();
  });
});
