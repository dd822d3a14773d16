import { listTerms, manageStore, pullTerm, type StoreTerm } from '@smachot/contracts';
import { refusing } from '@smachot/web-platform';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { aStore } from '../testing/a-store';
import { renderDashboard } from '../testing/render-dashboard';

const idOf = (at: number) => `00000000-0000-4000-8000-00000000009${at}`;
const base = '/dashboard/savta/proposals';
const aTerm: StoreTerm = {
  ...{ _id: idOf(1), name: 'חניה', description: 'יש חניה', type: 'term' },
  ...{ pulled: false, pullsCount: 0, memberIds: [], version: 1 },
};

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const entry = { ...aTerm, memberIds: [] as string[], pullsCount: 4 };
const parking = { ...entry, _id: idOf(2), name: 'חניה', description: 'יש חניה', pulled: true };
const noise = { ...entry, _id: idOf(3), name: 'מוזיקה עד חצות', description: 'לפי החוק' };
const outdoors = {
  ...{ ...entry, _id: idOf(4), type: 'preset' as const, name: 'אירוע בחוץ' },
  memberIds: [parking._id, noise._id],
};
const offering = (own: StoreTerm[], mayEdit: boolean) => ({
  call: listTerms,
  answer: { terms: own, library: [parking, noise, outdoors], mayEdit },
});
const newDraft = (answers: Parameters<typeof renderDashboard>[1], role: 'Owner' | 'Member' = 'Owner') =>
  renderDashboard(`${base}/new`, [{ call: manageStore, answer: aStore({ role }) }, ...answers]);

it('picks a preset from the library: it is copied to the store once, and its terms stand in the proposal', async () => {
  const copies = [
    { ...aTerm, _id: idOf(5), type: 'preset' as const, name: 'אירוע בחוץ', memberIds: [aTerm._id, idOf(6)] },
    { ...aTerm, _id: idOf(6), name: 'מוזיקה עד חצות', description: 'לפי החוק', pulled: true },
  ];
  const { asked } = await newDraft([offering([aTerm], true), { call: pullTerm, answer: { terms: copies } }]);
  const choice = await screen.findByLabelText<HTMLSelectElement>('הוספת תנאי');
  expect([...choice.options].map(({ label }) => label.replace(/[\u2066-\u2069]/g, ''))).toEqual([
    'לבחור תנאי',
    'חניה',
    'מהספרייה: אוסף מוכן: אירוע בחוץ',
    'מהספרייה: מוזיקה עד חצות',
  ]);
  fireEvent.change(choice, { target: { value: outdoors._id } });
  expect(await screen.findByRole('heading', { name: 'מוזיקה עד חצות' })).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'חניה' })).toBeTruthy();
  const pulls = asked.filter(({ path }) => path.endsWith('/terms/pulls'));
  expect(pulls.map(({ body }) => body)).toEqual([{ termId: outdoors._id }]);
});

it('says why an entry of the library could not be copied', async () => {
  await newDraft([offering([], true), refusing(pullTerm, 'terms.too_many')]);
  fireEvent.change(await screen.findByLabelText('הוספת תנאי'), { target: { value: noise._id } });
  expect((await screen.findByRole('alert')).textContent).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'מוזיקה עד חצות' })).toBeNull();
});

it('tells a member who copies from the library', async () => {
  await newDraft([offering([], false)], 'Member');
  expect(await screen.findByText(/בעלי החנות כותבים אותם או מעתיקים מהספרייה/)).toBeTruthy();
  expect(screen.queryByLabelText('הוספת תנאי')).toBeNull();
  cleanup();
  await newDraft([offering([aTerm], false)], 'Member');
  const choice = await screen.findByLabelText<HTMLSelectElement>('הוספת תנאי');
  expect([...choice.options].map(({ value }) => value)).toEqual(['', aTerm._id]);
  expect(screen.getByText('תנאים מהספרייה מעתיקים בעלי החנות. אפשר לבקש מהם להוסיף.')).toBeTruthy();
});
