import {
  createStoreArticle,
  deleteStoreArticle,
  listModeratedStoreArticles,
  listWrittenStoreArticles,
  type ModeratedStoreArticle,
  moveStoreArticleStanding,
  publishStoreArticle,
  readStoreArticle,
  readWrittenStoreArticle,
  reportStoreArticle,
  saveStoreArticle,
  type StoreArticle,
  type WrittenStoreArticle,
  type WrittenStoreArticleEntry,
} from '@smachot/contracts';
import { type Answer, answerCalls, refusing, signInNoa } from '@smachot/web-platform';
import { prepareTestWindow, startTexts, TestScreens } from '@smachot/web-ui';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { articleModerationRoutes, publicArticleRoutes, storeArticleRoutes } from '..';
import '../texts';

afterEach(cleanup);

const ID = '01920000-0000-7000-8000-00000000a001';
const AT = '2026-11-20T10:00:00.000Z';
const text = { title: 'איך בוחרים תפריט', summary: 'שלושה כללים', body: 'לטעום' };
const entry: WrittenStoreArticleEntry = {
  language: 'he',
  ...{ storeArticleId: ID, number: 1, title: text.title, offReason: null, changedAt: AT },
  ...{ isPublished: true, hasDraft: true },
};
const version = { byName: 'ג׳ולי', createdAt: AT, publishedAt: null };
const written: WrittenStoreArticle = {
  ...entry,
  versions: [
    { ...text, ...version, number: 2, status: 'draft', body: 'חדש' },
    { ...text, ...version, number: 1, status: 'published', publishedAt: AT },
  ],
  ...{ version: 4, isPublic: true, mayWrite: true },
};
const shown: StoreArticle = {
  ...text,
  language: 'he',
  ...{ number: 1, publishedAt: AT, partnerUsername: 'savta', businessName: 'המטבח' },
  others: [{ number: 2, language: 'en', title: 'Menus', summary: 'x', publishedAt: AT }],
};
const open = async (at: string, answers: Answer[]) => {
  prepareTestWindow();
  localStorage.clear();
  await startTexts('articles');
  signInNoa({ assignedStores: ['savta'] });
  const { asked } = answerCalls(answers);
  render(
    <TestScreens
      at={at}
      routes={[
        { path: '/partner', children: publicArticleRoutes },
        { path: '/dashboard/:storeUsername', children: storeArticleRoutes },
        { path: '/admin-panel', children: articleModerationRoutes },
      ]}
    />,
  );
  return { sent: () => asked.filter(({ method }) => method !== 'GET') };
};

it('lists what the store wrote, and how many more it may write', async () => {
  await open('/dashboard/savta/articles', [
    { call: listWrittenStoreArticles, answer: { articles: [entry], mayWrite: true } },
  ]);
  const item = (await screen.findByRole('link', { name: text.title })).closest('li')!;
  expect(item.textContent).toContain('מפורסם');
  expect(screen.getByText('1 מתוך 50 מאמרים')).toBeTruthy();
});

it('creates a draft in a chosen language', async () => {
  const { sent } = await open('/dashboard/savta/articles/new', [
    { call: createStoreArticle, answer: written },
    { call: readWrittenStoreArticle, answer: written },
  ]);
  fireEvent.change(await screen.findByLabelText('שפת הטקסט'), { target: { value: 'ru' } });
  fireEvent.change(screen.getByLabelText('כותרת'), { target: { value: 'Меню' } });
  fireEvent.change(screen.getByLabelText('תקציר'), { target: { value: 'Правила' } });
  fireEvent.change(screen.getByLabelText('הטקסט'), { target: { value: '**Вкус**' } });
  expect(screen.getByRole('region', { name: 'תצוגה מקדימה' }).querySelector('strong')?.textContent).toBe(
    'Вкус',
  );
  fireEvent.click(screen.getByRole('button', { name: 'לשמור טיוטה' }));
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]!.body).toEqual({ title: 'Меню', summary: 'Правила', body: '**Вкус**', language: 'ru' });
});

it('saves, publishes and deletes after asking', async () => {
  const { sent } = await open(`/dashboard/savta/articles/${ID}`, [
    { call: saveStoreArticle, answer: written },
    { call: publishStoreArticle, answer: written },
    { call: deleteStoreArticle, answer: undefined },
    { call: readWrittenStoreArticle, answer: written },
    { call: listWrittenStoreArticles, answer: { articles: [], mayWrite: true } },
  ]);
  const field = await screen.findByLabelText('הטקסט');
  expect(field).toHaveProperty('value', 'חדש');
  fireEvent.change(field, { target: { value: 'אחר' } });
  expect(screen.getByRole('button', { name: 'לפרסם' })).toHaveProperty('disabled', true);
  fireEvent.click(screen.getByRole('button', { name: 'לשמור טיוטה' }));
  await waitFor(() => expect(sent()).toHaveLength(1));
  fireEvent.change(field, { target: { value: 'חדש' } });
  fireEvent.click(screen.getByRole('button', { name: 'לפרסם' }));
  fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'לפרסם' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  fireEvent.click(screen.getByRole('button', { name: 'למחוק' }));
  fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'למחוק' }));
  await waitFor(() => expect(sent()).toHaveLength(3));
  expect(sent().map(({ method, path }) => [method, path.split(ID)[1]])).toEqual([
    ['PUT', ''],
    ['POST', '/publish'],
    ['DELETE', ''],
  ]);
  expect(await screen.findByText('עוד אין מאמרים')).toBeTruthy();
});

it('keeps the typed text when another person saves, and reports the conflict', async () => {
  const reading = { call: readWrittenStoreArticle, answer: written };
  const { sent } = await open(`/dashboard/savta/articles/${ID}`, [
    refusing(saveStoreArticle, 'conflict.version'),
    reading,
  ]);
  fireEvent.change(await screen.findByLabelText('הטקסט'), { target: { value: 'אחר' } });
  const [newest] = written.versions;
  reading.answer = { ...written, version: 9, versions: [{ ...newest!, title: 'כותרת אחרת' }] };
  const save = () => fireEvent.click(screen.getByRole('button', { name: 'לשמור טיוטה' }));
  save();
  await waitFor(() => expect(screen.getByLabelText('כותרת')).toHaveProperty('value', 'כותרת אחרת'));
  expect(screen.getByLabelText('הטקסט')).toHaveProperty('value', 'אחר');
  expect(screen.getByText(/מישהו שינה את זה בינתיים/)).toBeTruthy();
  save();
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent()[1]!.body).toMatchObject({ title: 'כותרת אחרת', body: 'אחר', version: 9 });
});

it('says why an article is off the site, and does not offer to publish', async () => {
  await open(`/dashboard/savta/articles/${ID}`, [
    { call: readWrittenStoreArticle, answer: { ...written, offReason: 'לא נכון' } },
  ]);
  expect(await screen.findByText('צוות שמחות הוריד את המאמר מהאתר: לא נכון')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'לפרסם' })).toHaveProperty('disabled', true);
  expect(screen.queryByRole('link', { name: 'לצפות במאמר' })).toBeNull();
});

it('shows an article to everybody, and takes a report', async () => {
  const { sent } = await open('/partner/savta/articles/1', [
    { call: reportStoreArticle, answer: undefined },
    { call: readStoreArticle, answer: shown },
  ]);
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe(text.title);
  expect(screen.getByRole('link', { name: 'Menus' }).getAttribute('href')).toBe('/partner/savta/articles/2');
  fireEvent.click(screen.getByRole('button', { name: 'לדווח על המאמר' }));
  const dialog = await screen.findByRole('dialog');
  fireEvent.change(within(dialog).getByLabelText('סיבה'), { target: { value: 'fraud' } });
  fireEvent.click(within(dialog).getByRole('button', { name: 'לשלוח דיווח' }));
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]).toMatchObject({
    path: '/v1/partners/savta/articles/1/report',
    body: { reason: 'fraud', note: '' },
  });
});

it('decides on a reported article with a reason', async () => {
  const reported: ModeratedStoreArticle = {
    ...text,
    language: 'he',
    standing: 'reported',
    ...{ storeArticleId: ID, number: 1, version: 3, partnerId: ID, partnerUsername: 'savta' },
    ...{ businessName: 'המטבח', offReason: null, count: 1 },
    reports: [{ reason: 'fraud', note: 'לא נכון', at: AT }],
  };
  const { sent } = await open('/admin-panel/store-articles', [
    { call: moveStoreArticleStanding, answer: undefined },
    { call: listModeratedStoreArticles, answer: { articles: [reported] } },
  ]);
  fireEvent.click(await screen.findByRole('button', { name: 'להוריד מהאתר' }));
  const dialog = await screen.findByRole('dialog');
  fireEvent.change(within(dialog).getByLabelText('סיבה'), { target: { value: 'פרטים לא נכונים' } });
  fireEvent.click(within(dialog).getByRole('button', { name: 'להוריד מהאתר' }));
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]!.body).toEqual({ move: 'take_off', reason: 'פרטים לא נכונים', version: 3 });
});
