import {
  changeTerm,
  createTerm,
  deleteTerm,
  type LibraryTerm,
  listTerms,
  manageStore,
  pullTerm,
  type StoreTerm,
} from '@smachot/contracts';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aStore } from '../../testing/a-store';
import { renderDashboard } from '../../testing/render-dashboard';

const idOf = (at: number) => `00000000-0000-4000-8000-00000000007${at}`;
const own = (at: number, change: Partial<StoreTerm> = {}): StoreTerm => ({
  _id: idOf(at),
  name: 'חניה',
  description: 'יש חניה',
  type: 'term',
  pulled: false,
  pullsCount: 0,
  memberIds: [],
  version: 1,
  ...change,
});
const preset: LibraryTerm = {
  _id: idOf(5),
  name: 'אירוע בחוץ',
  description: 'מה שמוסיפים',
  type: 'preset',
  pulled: false,
  pullsCount: 2,
  memberIds: [idOf(6)],
};
const term: LibraryTerm = {
  ...preset,
  _id: idOf(6),
  name: 'מזג אוויר',
  type: 'term',
  memberIds: [],
  pulled: true,
};
const base = '/dashboard/savta/proposals/terms';
const listing = (terms: StoreTerm[], mayEdit = true) => ({
  call: listTerms,
  answer: { terms, library: [term, preset], mayEdit },
});
const store = { call: manageStore, answer: aStore() };

beforeEach(() => localStorage.clear());
afterEach(cleanup);

it('copies from the library, which says what a store has and how many copied it', async () => {
  const { asked } = await renderDashboard(base, [
    store,
    listing([]),
    { call: pullTerm, answer: { terms: [] } },
  ]);
  const library = await screen.findByRole('region', { name: 'ספריית התנאים' });
  expect(within(library).getAllByText('שתי חנויות העתיקו')).toHaveLength(2);
  expect(within(library).getByText('אצלכם')).toBeTruthy();
  fireEvent.click(within(library).getByRole('button', { name: /להעתיק את .*אירוע בחוץ/ }));
  await waitFor(() => expect(asked.some(({ method }) => method === 'POST')).toBe(true));
  expect(asked.find(({ method }) => method === 'POST')!.body).toEqual({ termId: preset._id });
});

it('writes a preset of terms, changes one on the version that was read, and deletes after a question', async () => {
  const { asked } = await renderDashboard(base, [
    store,
    listing([own(1)]),
    { call: createTerm, answer: own(2) },
    { call: changeTerm, answer: own(1, { version: 2 }) },
    { call: deleteTerm, status: 204 },
  ]);
  fireEvent.click(await screen.findByRole('button', { name: 'תנאי חדש' }));
  const dialog = await screen.findByRole('dialog');
  const save = () => fireEvent.click(screen.getByRole('button', { name: 'שמירה' }));
  save();
  expect(await within(dialog).findAllByText('שדה חובה')).toHaveLength(2);
  fireEvent.change(within(dialog).getByLabelText('סוג'), { target: { value: 'preset' } });
  fireEvent.change(within(dialog).getByLabelText('שם'), { target: { value: 'אוסף' } });
  fireEvent.change(within(dialog).getByLabelText('הניסוח'), { target: { value: 'הכול' } });
  fireEvent.click(within(dialog).getByRole('checkbox', { name: 'חניה' }));
  save();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(asked.find(({ method }) => method === 'POST')!.body).toEqual({
    type: 'preset',
    name: 'אוסף',
    description: 'הכול',
    memberIds: [idOf(1)],
  });
  fireEvent.click(screen.getByRole('button', { name: /עריכה: .*חניה/ }));
  fireEvent.change(await screen.findByLabelText('שם'), { target: { value: 'חניון' } });
  save();
  await waitFor(() => expect(asked.some(({ method }) => method === 'PUT')).toBe(true));
  expect(asked.find(({ method }) => method === 'PUT')!.body).toMatchObject({ name: 'חניון', version: 1 });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  fireEvent.click(screen.getByRole('button', { name: /מחיקה: .*חניה/ }));
  const question = await screen.findByRole('alertdialog');
  fireEvent.click(within(question).getByRole('button', { name: 'מחיקה' }));
  await waitFor(() => expect(asked.some(({ method }) => method === 'DELETE')).toBe(true));
});

it('has nothing to press for members', async () => {
  await renderDashboard(base, [
    { call: manageStore, answer: aStore({ role: 'Member' }) },
    listing([own(1)], false),
  ]);
  expect(await screen.findByText('רק בעלי החנות כותבים ומשנים תנאים.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /להעתיק|עריכת|מחיקת|חדש/ })).toBeNull();
});
