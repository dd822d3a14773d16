import {
  choosePlanKeeping,
  manageStore,
  type PlanKeeping,
  readPlanKeeping,
  storeSubscription,
} from '@smachot/contracts';
import { PLANS } from '@smachot/pricing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aStore } from '../testing/a-store';
import { aSubscription } from '../testing/a-subscription';
import { renderDashboard } from '../testing/render-dashboard';

const LIMIT = PLANS['basic-plan'].limits.pricingUnits;
const id = (last: number) => `00000000-0000-4000-8000-${String(last).padStart(12, '0')}`;
const keeping: PlanKeeping = {
  units: Array.from({ length: LIMIT + 1 }, (_, index) => ({
    pricingUnitId: id(index),
    name: `תפריט ${index}`,
    archivedByPlan: false,
    lastOrderedAt: null,
  })),
  crew: [
    { memberId: id(50), firstName: 'נועה', lastName: 'ברק', role: 'Owner', suspended: false },
    { memberId: id(52), firstName: 'גיל', lastName: 'כהן', role: 'Member', suspended: false },
    { memberId: id(51), firstName: 'רון', lastName: 'לוי', role: 'Member', suspended: true },
  ],
  chosen: false,
};
const open = (role: 'Owner' | 'Viewer' = 'Owner') =>
  renderDashboard('/dashboard/savta/account/keeping', [
    { call: manageStore, answer: aStore({ role }) },
    { call: readPlanKeeping, answer: keeping },
    { call: choosePlanKeeping, answer: keeping },
    { call: storeSubscription, answer: aSubscription('ending') },
  ]);
const rows = async () =>
  within(await screen.findByRole('region', { name: 'חבילות ותפריטים' })).getAllByRole('listitem');
afterEach(cleanup);

it('says what has no room in the next plan, and sends the order that was chosen', async () => {
  const { asked } = await open();
  const last = (await rows()).at(-1)!;
  expect(within(last).getByText('תעבור לארכיון')).toBeTruthy();
  expect(screen.getAllByText('תעבור לארכיון')).toHaveLength(1);
  const [save] = screen.getAllByRole('button', { name: 'שמירת הסדר' }) as [HTMLElement, HTMLElement];
  expect(save.hasAttribute('disabled')).toBe(true);
  fireEvent.click(within(last).getAllByRole('button')[0]!);
  expect((await rows()).at(-1)!.textContent).toContain(`תפריט ${LIMIT - 1}`);
  fireEvent.click(save);
  await waitFor(() => expect(asked.some(({ method }) => method === 'PUT')).toBe(true));
  const { pricingUnitIds } = asked.find(({ method }) => method === 'PUT')!.body as {
    pricingUnitIds: string[];
  };
  expect(pricingUnitIds.slice(-2)).toEqual([id(LIMIT), id(LIMIT - 1)]);
});

it('lets the owner choose who stays after the owners', async () => {
  const { asked } = await open();
  const crew = within(await screen.findByRole('region', { name: 'הצוות' }));
  const names = () => crew.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(names()[0]).toContain('נועה ברק');
  expect(crew.queryByRole('button', { name: /נועה ברק/ })).toBeNull();
  expect(crew.getByRole('button', { name: 'הזזה למעלה: גיל כהן' }).hasAttribute('disabled')).toBe(true);
  fireEvent.click(crew.getByRole('button', { name: 'הזזה למעלה: רון לוי' }));
  expect(names()[1]).toContain('רון לוי');
  fireEvent.click(crew.getByRole('button', { name: 'שמירת הסדר' }));
  await waitFor(() =>
    expect(asked.find(({ method }) => method === 'PUT')?.body).toEqual({
      memberIds: [id(50), id(51), id(52)],
    }),
  );
});

it('shows who has no access, and has nothing to press for a super admin', async () => {
  await open('Viewer');
  const crew = within(await screen.findByRole('region', { name: 'הצוות' }));
  expect(crew.getByText('בלי גישה: אין מקום בתוכנית')).toBeTruthy();
  await rows();
  expect(screen.queryByRole('button', { name: 'שמירת הסדר' })).toBeNull();
});
