import {
  changeLibraryEntry,
  createLibraryEntry,
  type LibraryEntry,
  listLibrary,
  listLibraryVersions,
  removeLibraryEntry,
} from '@smachot/contracts';
import { type Answer, answerCalls, refusing, signInNoa } from '@smachot/web-platform';
import { prepareTestWindow, startTexts, TestScreens } from '@smachot/web-ui';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import '../texts';
import { LibraryScreen } from './library.screen';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const ID = '01920000-0000-7000-8000-00000000b001';
const term: LibraryEntry = {
  ...{ _id: ID, name: 'גנרטור', description: 'העסק מביא גנרטור', memberIds: [], pullsCount: 2, version: 2 },
  language: 'he',
  type: 'term',
};
const open = async (answers: Answer[]) => {
  prepareTestWindow();
  await startTexts('admin');
  signInNoa({ groups: ['super-admin'] });
  const { asked } = answerCalls([...answers, { call: listLibrary, answer: { entries: [term] } }]);
  render(<TestScreens at="/admin-panel/terms" routes={[{ path: '*', element: <LibraryScreen /> }]} />);
  await screen.findByText('העסק מביא גנרטור');
  return () => asked.filter(({ method }) => method !== 'GET');
};
const confirm = async (name: string) => {
  const dialog = await screen.findByRole('dialog');
  fireEvent.change(within(dialog).getByLabelText('סיבה'), { target: { value: 'נוסח ברור יותר' } });
  fireEvent.click(within(dialog).getByRole('button', { name }));
};

it('adds a preset of terms with a reason', async () => {
  const sent = await open([{ call: createLibraryEntry, answer: term }]);
  expect(screen.getByText(/שני עסקים העתיקו/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'להוסיף לספרייה' }));
  fireEvent.change(screen.getByLabelText('סוג'), { target: { value: 'preset' } });
  fireEvent.change(screen.getByLabelText('שם'), { target: { value: 'חשמל' } });
  fireEvent.change(screen.getByLabelText('נוסח'), { target: { value: 'מה צריך לחשמל' } });
  fireEvent.click(screen.getByRole('checkbox', { name: 'גנרטור' }));
  fireEvent.click(screen.getByRole('button', { name: 'לשמור' }));
  await confirm('לשמור');
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]!.body).toEqual({
    ...{ name: 'חשמל', description: 'מה צריך לחשמל', memberIds: [ID], type: 'preset', language: 'he' },
    reason: 'נוסח ברור יותר',
  });
});

it('changes an entry, shows its earlier wording and removes it', async () => {
  const until = '2026-11-20T10:00:00.000Z';
  const sent = await open([
    { call: changeLibraryEntry, answer: term },
    { call: removeLibraryEntry, answer: undefined },
    {
      call: listLibraryVersions,
      answer: {
        versions: [{ version: 1, name: 'גנרטור', description: 'נוסח ישן', memberIds: [], until }],
      },
    },
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'נוסחים קודמים' }));
  expect(await screen.findByText('נוסח ישן')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'לערוך' }));
  fireEvent.change(screen.getByLabelText('נוסח'), { target: { value: 'אחר' } });
  fireEvent.click(screen.getByRole('button', { name: 'לשמור' }));
  await confirm('לשמור');
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]!.body).toMatchObject({ description: 'אחר', version: 2 });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  fireEvent.click(await screen.findByRole('button', { name: 'להסיר' }));
  await confirm('להסיר');
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent()[1]!.body).toEqual({ version: 2, reason: 'נוסח ברור יותר' });
});

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const edit = () => fireEvent.click(screen.getByRole('button', { name: 'לערוך' }));

it('keeps the typed words when another admin saves, and reports the conflict', async () => {
  const reading = { call: listLibrary, answer: { entries: [term] } };
  const sent = await open([refusing(changeLibraryEntry, 'conflict.version'), reading]);
  edit();
  type('נוסח', 'אחר');
  reading.answer = { entries: [{ ...term, name: 'גנרטור גיבוי', version: 3 }] };
  const save = async () => {
    fireEvent.click(screen.getByRole('button', { name: 'לשמור' }));
    await confirm('לשמור');
  };
  await save();
  await waitFor(() => expect(field('שם').value).toBe('גנרטור גיבוי'));
  expect(field('נוסח').value).toBe('אחר');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByText(/מישהו שינה את זה בינתיים/)).toBeTruthy();
  await save();
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent()[1]!.body).toMatchObject({ name: 'גנרטור גיבוי', description: 'אחר', version: 3 });
});

it('says that another admin changed the typed words while another entry is removed', async () => {
  const other = { ...term, _id: ID.replace('b001', 'b002'), name: 'חניה', description: 'מספיק לכולם' };
  const reading = { call: listLibrary, answer: { entries: [term, other] } };
  await open([{ call: removeLibraryEntry, answer: undefined }, reading]);
  fireEvent.click(screen.getAllByRole('button', { name: 'לערוך' })[0]!);
  type('נוסח', 'אחר');
  reading.answer = { entries: [{ ...term, description: 'שינוי', version: 3 }] };
  fireEvent.click(screen.getByRole('button', { name: 'להסיר' }));
  await confirm('להסיר');
  expect(await screen.findByText(/מישהו שינה את זה בינתיים/)).toBeTruthy();
  expect(field('נוסח').value).toBe('אחר');
});

it('has the words of a new entry again after another language was looked at', async () => {
  await open([]);
  const add = () => fireEvent.click(screen.getByRole('button', { name: 'להוסיף לספרייה' }));
  const choose = async (language: string) => {
    fireEvent.click(screen.getByRole('button', { name: language }));
    await screen.findByRole('button', { name: 'להוסיף לספרייה' });
  };
  add();
  type('נוסח', 'מה צריך לחשמל');
  await choose('אנגלית');
  add();
  expect(field('נוסח').value).toBe('');
  await choose('עברית');
  add();
  expect(field('נוסח').value).toBe('מה צריך לחשמל');
});
