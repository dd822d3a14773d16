import { listPricingUnits, manageStore, type PlanKeeping, readPlanKeeping } from '@smachot/contracts';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { aMenu, aStore } from '../testing/a-store';
import { renderDashboard } from '../testing/render-dashboard';

afterEach(cleanup);

const archived = aMenu({ visibility: 'archived' });
const open = (archivedByPlan: boolean) => {
  const { pricingUnitId, name } = archived;
  const keeping: PlanKeeping = {
    units: [{ pricingUnitId, name, archivedByPlan, lastOrderedAt: null }],
    crew: [],
    chosen: false,
  };
  return renderDashboard('/dashboard/savta/pricing-unit', [
    { call: manageStore, answer: aStore() },
    { call: listPricingUnits, answer: { pricingUnits: [archived] } },
    { call: readPlanKeeping, answer: keeping },
  ]);
};

it('says among the offers that the plan has no room for one, and leads to the plans', async () => {
  await open(true);
  const note = await screen.findByText(/חבילה אחת עברה לארכיון כי אין לה מקום בתוכנית/);
  const links = [...note.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/dashboard/savta/account/keeping', '/dashboard/savta/account/plans']);
});

it('says nothing of an offer that its owner archived', async () => {
  const { asked } = await open(false);
  await screen.findByRole('button', { name: /ארכיון/ });
  await waitFor(() => expect(asked.some(({ path }) => path.includes('keeping'))).toBe(true));
  expect(screen.queryByText(/אין לה מקום בתוכנית/)).toBeNull();
});
