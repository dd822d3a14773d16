import { manageStore, readPricingUnitDraft } from '@smachot/contracts';
import { cleanup, screen } from '@testing-library/react';
import { aDraft, aMenu, aStore } from '../testing/a-store';
import { renderDashboard } from '../testing/render-dashboard';

afterEach(cleanup);

it('says when a menu, or a section, has no room for more', async () => {
  const menu = aMenu();
  const [section] = 'sections' in menu ? menu.sections : [];
  const items = Array.from({ length: 100 }, (_, at) => ({
    ...section!.items[0]!,
    ...{ index: at, name: `מנה ${at}` },
  }));
  const sections = Array.from({ length: 40 }, (_, at) => ({
    ...section!,
    ...{ index: at, name: `חלק ${at}`, items: at ? [] : items },
  }));
  await renderDashboard(`/dashboard/savta/pricing-unit/${aMenu().pricingUnitId}`, [
    { call: manageStore, answer: aStore() },
    { call: readPricingUnitDraft, answer: aDraft(aMenu({ sections })) },
  ]);
  expect(await screen.findByText('המקום בתפריט נגמר: יש בו 40 חלקים')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'חלק חדש' })).toBeNull();
  expect(screen.getByText('המקום בחלק נגמר: יש בו 100 פריטים')).toBeTruthy();
});
