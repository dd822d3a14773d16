import { readStore, readPricingUnit } from '@smachot/contracts';
import { refusing } from '@smachot/web-platform';
import { cleanup, screen } from '@testing-library/react';
import { renderStores } from '../testing/render-stores';

afterEach(cleanup);

describe('a screen whose first load failed', () => {
  it.each([
    '/partner/savta-julie',
    '/partner/savta-julie/reviews',
    '/partner/savta-julie/01920000-0000-7000-8000-000000000001',
  ])('%s still has one name', async (at) => {
    await renderStores(at, [
      refusing(readStore, 'request.too_many'),
      refusing(readPricingUnit, 'request.too_many'),
    ]);
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  });
});
