import { manageStore, readPricingUnitDraft } from '@smachot/contracts';
import { refusing } from '@smachot/web-platform';
import { cleanup, screen } from '@testing-library/react';
import { aStore } from '../testing/a-store';
import { renderDashboard } from '../testing/render-dashboard';

const unit = '01920000-0000-7000-8000-000000000001';
afterEach(cleanup);

describe('a screen whose first load failed', () => {
  it.each([
    ['/dashboard/savta-julie', refusing(manageStore, 'request.too_many')],
    [`/dashboard/savta-julie/pricing-unit/${unit}`, { call: manageStore, answer: aStore() }],
  ])('%s still has one name', async (at, store) => {
    await renderDashboard(at, [store, refusing(readPricingUnitDraft, 'request.too_many')]);
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  });
});
