import {
  createArticle,
  listWrittenArticles,
  placeArticle,
  publishArticle,
  readWrittenArticle,
  saveArticleDraft,
  withdrawArticle,
  type WrittenArticle,
} from '@smachot/contracts';
import { answerCalls, refusing, signInNoa, type Answer } from '@smachot/web-platform';
import { prepareTestWindow, startTexts, TestScreens } from '@smachot/web-ui';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { articleWritingRoutes } from '../routes';
import '../texts';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const AT = '/admin-panel/help';
const ID = '00000000-0000-4000-8000-000000000077';
const times = { createdAt: '2026-11-23T08:00:00.000Z', publishedAt: null, withdrawnAt: null };
const first = {
  language: 'he',
  number: 1,
  title: 'החזרים',
  summary: 'כמה חוזר',
  body: 'שורה\nישנה',
} as const;
const article = (versions: WrittenArticle['versions']): WrittenArticle => ({
  ...{ articleId: ID, slug: 'refunds', category: 'payments', related: [], createdBy: null, version: 3 },
  versions,
  ratings: [{ language: 'he', helpful: 5, unhelpful: 2 }],
});
const published = { ...first, ...times, status: 'published', byName: null } as const;
const draft = { ...published, number: 2, status: 'draft', byName: 'רות', body: 'שורה\nחדשה' } as const;

const open = async (at: string, answers: Answer[]) => {
  prepareTestWindow(1440);
  await startTexts('articles');
  signInNoa({ groups: ['super-admin'] });
  const { asked } = answerCalls(answers);
  render(<TestScreens at={`${AT}${at}`} routes={[{ path: AT, children: articleWritingRoutes }]} />);
  return { sent: () => asked.filter(({ method }) => method !== 'GET') };
};
const confirm = async (name: string) => {
  const dialog = await screen.findByRole('dialog');
  fireEvent.change(within(dialog).getByLabelText('סיבה'), { target: { value: 'תיקון טעות' } });
  fireEvent.click(within(dialog).getByRole('button', { name }));
};

it('lists articles with what is published, drafted and said of them', async () => {
  const row = { articleId: ID, slug: 'refunds', category: 'payments', title: 'החזרים' };
  const entry = { ...row, published: ['he'], drafts: ['en'], helpful: 5, unhelpful: 2 };
  await open('', [{ call: listWrittenArticles, answer: { articles: [entry] } }]);
  const item = (await screen.findByRole('link', { name: 'החזרים' })).closest('li')!;
  expect(item.textContent).toContain('עזר: 5 · לא עזר: 2');
  expect(item.textContent).toContain('טיוטה: אנגלית');
});

it('previews what is typed, and saves it as a draft with a reason', async () => {
  const { sent } = await open(`/${ID}`, [
    { call: saveArticleDraft, answer: article([draft, published]) },
    { call: readWrittenArticle, answer: article([published]) },
  ]);
  const field = await screen.findByLabelText('הטקסט');
  expect(screen.getByRole('button', { name: 'לפרסם' })).toHaveProperty('disabled', true);
  fireEvent.change(field, { target: { value: '## כותרת\n**מודגש**' } });
  const preview = screen.getByRole('region', { name: 'תצוגה מקדימה' });
  expect(within(preview).getByRole('heading', { name: 'כותרת' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'לשמור טיוטה' }));
  await confirm('לשמור טיוטה');
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]).toMatchObject({
    path: `/admin/api/articles/${ID}/drafts/he`,
    body: { title: 'החזרים', body: '## כותרת\n**מודגש**', version: 3, reason: 'תיקון טעות' },
  });
});

it('keeps what was typed in a language while another one is looked at', async () => {
  await open(`/${ID}`, [{ call: readWrittenArticle, answer: article([published]) }]);
  fireEvent.change(await screen.findByLabelText('הטקסט'), { target: { value: 'עוד לא נשמר' } });
  fireEvent.click(screen.getByRole('radio', { name: 'אנגלית' }));
  await waitFor(() => expect(screen.getByLabelText('הטקסט')).toHaveProperty('value', ''));
  const direction = () => screen.getByLabelText('הטקסט').closest<HTMLElement>('[dir]')!.dir;
  expect(direction()).toBe('ltr');
  fireEvent.click(screen.getByRole('radio', { name: 'עברית' }));
  await waitFor(() => expect(screen.getByLabelText('הטקסט')).toHaveProperty('value', 'עוד לא נשמר'));
  expect(direction()).toBe('rtl');
});

it('keeps the typed text when another person saves, and reports the conflict', async () => {
  const reading = { call: readWrittenArticle, answer: article([published]) };
  const { sent } = await open(`/${ID}`, [refusing(saveArticleDraft, 'conflict.version'), reading]);
  fireEvent.change(await screen.findByLabelText('הטקסט'), { target: { value: 'אחר' } });
  reading.answer = { ...article([{ ...draft, title: 'החזרים וביטולים' }, published]), version: 4 };
  const save = async () => {
    fireEvent.click(screen.getByRole('button', { name: 'לשמור טיוטה' }));
    await confirm('לשמור טיוטה');
  };
  await save();
  await waitFor(() => expect(screen.getByLabelText('כותרת')).toHaveProperty('value', 'החזרים וביטולים'));
  expect(screen.getByLabelText('הטקסט')).toHaveProperty('value', 'אחר');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByText(/מישהו שינה את זה בינתיים/)).toBeTruthy();
  await save();
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent()[1]!.body).toMatchObject({ title: 'החזרים וביטולים', body: 'אחר', version: 4 });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('keeps the place that is typed while the text is saved', async () => {
  const reading = { call: readWrittenArticle, answer: article([published]) };
  const saved = { ...article([{ ...draft, body: 'אחר' }, published]), version: 4 };
  await open(`/${ID}`, [{ call: saveArticleDraft, answer: saved }, reading]);
  fireEvent.change(await screen.findByLabelText('מאמרים קרובים'), { target: { value: 'cards' } });
  fireEvent.change(screen.getByLabelText('הטקסט'), { target: { value: 'אחר' } });
  fireEvent.click(screen.getByRole('button', { name: 'לשמור טיוטה' }));
  reading.answer = saved;
  await confirm('לשמור טיוטה');
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'לפרסם' })).toHaveProperty('disabled', false),
  );
  expect(screen.getByLabelText('מאמרים קרובים')).toHaveProperty('value', 'cards');
});

it('has a text again whose reason was not given', async () => {
  const reading = { call: readWrittenArticle, answer: article([published]) };
  await open(`/${ID}`, [reading]);
  fireEvent.change(await screen.findByLabelText('הטקסט'), { target: { value: 'אחר' } });
  fireEvent.click(screen.getByRole('button', { name: 'לשמור טיוטה' }));
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'חזרה' }));
  cleanup();
  await open(`/${ID}`, [reading]);
  expect(await screen.findByLabelText('הטקסט')).toHaveProperty('value', 'אחר');
});

it('publishes a draft, and shows what it changes', async () => {
  const { sent } = await open(`/${ID}`, [
    { call: publishArticle, answer: article([published]) },
    { call: readWrittenArticle, answer: article([draft, published]) },
  ]);
  fireEvent.click(await screen.findByRole('button', { name: 'מה השתנה' }));
  expect(document.querySelector('ins')?.textContent).toBe('+ חדשה');
  expect(document.querySelector('del')?.textContent).toBe('− ישנה');
  fireEvent.click(screen.getByRole('button', { name: 'לפרסם' }));
  await confirm('לפרסם');
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]!.body).toEqual({ version: 3, reason: 'תיקון טעות' });
});

it('creates an article at its address', async () => {
  const { sent } = await open('/new', [
    { call: createArticle, answer: article([]) },
    { call: readWrittenArticle, answer: article([]) },
  ]);
  fireEvent.change(await screen.findByLabelText('הכתובת'), { target: { value: 'Two Words' } });
  fireEvent.click(screen.getByRole('button', { name: 'ליצור מאמר' }));
  expect(await screen.findByText('רק אותיות לטיניות קטנות, ספרות ומקפים')).toBeTruthy();
  fireEvent.change(screen.getByLabelText('הכתובת'), { target: { value: 'parking' } });
  fireEvent.change(screen.getByLabelText('מאמרים קרובים'), { target: { value: 'refunds, cards' } });
  fireEvent.click(screen.getByRole('button', { name: 'ליצור מאמר' }));
  await confirm('ליצור מאמר');
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]!.body).toMatchObject({
    slug: 'parking',
    category: 'start',
    related: ['refunds', 'cards'],
  });
});

it('withdraws what is read, and moves an article to another category', async () => {
  const { sent } = await open(`/${ID}`, [
    { call: withdrawArticle, answer: article([published]) },
    { call: placeArticle, answer: article([published]) },
    { call: readWrittenArticle, answer: article([published]) },
  ]);
  fireEvent.click(await screen.findByRole('button', { name: 'להסיר' }));
  await confirm('להסיר');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  fireEvent.change(screen.getByLabelText('נושא'), { target: { value: 'account' } });
  fireEvent.click(screen.getByRole('button', { name: 'לשמור נושא ומאמרים קרובים' }));
  await confirm('לשמור נושא ומאמרים קרובים');
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent().map(({ path, body }) => [path.split('/').slice(5).join('/'), body])).toMatchObject([
    ['published/he/withdraw', { version: 3 }],
    ['', { category: 'account', related: [], version: 3 }],
  ]);
});
