import {
  discardPricingUnitDraft,
  listPricingUnits,
  manageStore,
  publishPricingUnit,
  readPricingUnitDraft,
  savePricingUnitDraft,
} from '@smachot/contracts';
import { refusing } from '@smachot/web-platform';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aDraft, aMenu, aStore } from '../testing/a-store';
import { renderDashboard } from '../testing/render-dashboard';

const at = `/dashboard/savta/pricing-unit/${aMenu().pricingUnitId}`;
const owner = { call: manageStore, answer: aStore() };
const dearer = aMenu({ basePricePerParticipant: 107, version: 4 });
const drafted = { call: readPricingUnitDraft, answer: aDraft(dearer, aMenu()) };

beforeEach(() => localStorage.clear());

const openDialog = async () => {
  fireEvent.click(await screen.findByRole('button', { name: 'לבדוק ולפרסם' }));
  return within(await screen.findByRole('dialog', { name: 'מה יתפרסם' }));
};

it('says that what is typed is a draft, from the first save on', async () => {
  await renderDashboard(at, [
    owner,
    { call: readPricingUnitDraft, answer: aDraft(aMenu()) },
    { call: savePricingUnitDraft, answer: aDraft({ ...aMenu(), name: 'תפריט זהב', version: 4 }, aMenu()) },
  ]);
  const name = await screen.findByLabelText('שם החבילה');
  expect(screen.queryByText('טיוטה, עדיין לא ציבורית.')).toBeNull();
  fireEvent.change(name, { target: { value: 'תפריט זהב' } });
  expect(await screen.findByText('טיוטה, עדיין לא ציבורית.', {}, { timeout: 5_000 })).toBeTruthy();
  expect(screen.getByText('הטיוטה נשמרה')).toBeTruthy();
});

it('shows the old and the new price side by side, and publishes what was compared', async () => {
  const { asked } = await renderDashboard(at, [
    owner,
    drafted,
    { call: publishPricingUnit, answer: { ...aDraft({ ...dearer, version: 5 }), revision: 2 } },
  ]);
  const dialog = await openDialog();
  expect(dialog.getByText('מחיר למשתתף')).toBeTruthy();
  expect(dialog.getByText(/100/).closest('del')).toBeTruthy();
  expect(dialog.getByText(/107/).tagName).toBe('B');
  fireEvent.click(dialog.getByRole('button', { name: 'פרסום' }));
  await waitFor(() => expect(screen.queryByText('טיוטה, עדיין לא ציבורית.')).toBeNull());
  const { body } = asked.find(({ path }) => path.endsWith('/publish'))!;
  expect(body).toEqual({ version: 4, revision: 1 });
});

it('says what stands in the way, and that somebody else was there first', async () => {
  await renderDashboard(at, [owner, drafted, refusing(publishPricingUnit, 'conflict.version')]);
  const dialog = await openDialog();
  fireEvent.click(dialog.getByRole('button', { name: 'פרסום' }));
  expect((await dialog.findByRole('alert')).textContent).toMatch(/שום דבר שלכם לא פורסם/);
  expect(dialog.queryByRole('button', { name: 'פרסום' })).toBeNull();
  expect(dialog.getByRole('button', { name: 'לטעון את הגרסה החדשה' })).toBeTruthy();
});

it('goes back to what is public, after asking', async () => {
  const { asked } = await renderDashboard(at, [
    owner,
    drafted,
    { call: discardPricingUnitDraft, answer: aDraft({ ...aMenu(), version: 5 }) },
  ]);
  fireEvent.click(await screen.findByRole('button', { name: 'מחיקת הטיוטה' }));
  const asking = within(await screen.findByRole('alertdialog', { name: 'למחוק את הטיוטה?' }));
  fireEvent.click(asking.getByRole('button', { name: 'מחיקת הטיוטה' }));
  await waitFor(() => expect(asked.filter(({ path }) => path.endsWith('/draft')).length).toBeGreaterThan(1));
  expect(asked.find(({ path }) => path.endsWith('/discard'))!.body).toEqual({ version: 4 });
});

it('shows a member the draft, and nothing to do about it', async () => {
  await renderDashboard(at, [{ call: manageStore, answer: aStore({ role: 'Member' }) }, drafted]);
  expect(await screen.findByText('טיוטה, עדיין לא ציבורית.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'לבדוק ולפרסם' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'מחיקת הטיוטה' })).toBeNull();
});

it('is named in the list of offers', async () => {
  await renderDashboard('/dashboard/savta/pricing-unit', [
    owner,
    { call: listPricingUnits, answer: { pricingUnits: [aMenu({ hasDraft: true })] } },
  ]);
  expect(await screen.findByText('טיוטה שלא פורסמה')).toBeTruthy();
});

it('says kinds of food, allergens and the look of a section in words', async () => {
  const menu = aMenu();
  if (menu.type !== 'compound') throw new Error('not a menu');
  const [section] = menu.sections;
  const [first, ...rest] = section!.items;
  const before = aMenu({
    sections: [
      {
        ...section!,
        type: 'selectible-items',
        items: [{ ...first!, allergens: null, foodKind: null }, ...rest],
      },
    ],
  });
  const after = aMenu({
    version: 4,
    sections: [
      {
        ...section!,
        type: 'selectible-item-chips',
        items: [{ ...first!, allergens: [], foodKind: 'meat' }, ...rest],
      },
    ],
  });
  await renderDashboard(at, [owner, { call: readPricingUnitDraft, answer: aDraft(after, before) }]);
  const dialog = await openDialog();
  const saysOf = (field: string) => dialog.getByText(field).closest('div')!.textContent;
  expect(saysOf('אלרגנים')).toMatch(/לא נאמר.*ללא אלרגנים נפוצים/);
  expect(saysOf('בשרי, חלבי או פרווה')).toMatch(/לא נאמר.*בשרי/);
  expect(dialog.getByText('תגיות קצרות')).toBeTruthy();
});
