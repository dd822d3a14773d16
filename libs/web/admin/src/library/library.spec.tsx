import {
  changeLibraryEntry,
  createLibraryEntry,
  type LibraryEntry,
  listLibrary,
  listLibraryVersions,
  removeLibraryEntry,
} from '@smachot/contracts';
import { type Answer, answerCalls, signInNoa } from '@smachot/web-platform';
import { prepareTestWindow, startTexts, TestScreens } from '@smachot/web-ui';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import '../texts';
import { LibraryScreen } from './library.screen';

afterEach(cleanup);

const ID = '01920000-0000-7000-8000-00000000b001';
const term: LibraryEntry = {
  ...{ _id: ID, name: 'גנרטור', description: 'העסק מביא גנרטור', memberIds: [], pullsCount: 2, version: 2 },
  language: 'he',
  type: 'term',
};
const open = async (answers: Answer[]) => {
  prepareTestWindow();
  localStorage.clear();
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
