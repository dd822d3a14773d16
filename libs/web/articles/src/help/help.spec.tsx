import { type Article, listArticles, rateArticle, readArticle } from '@smachot/contracts';
import { answerCalls, type Answer } from '@smachot/web-platform';
import { prepareTestWindow, startTexts, TestScreens } from '@smachot/web-ui';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { helpRoutes } from '../routes';
import '../texts';

afterEach(cleanup);

const entry = { slug: 'refunds', category: 'payments', title: 'החזרים', summary: 'כמה חוזר ומתי' };
const other = { slug: 'sign-in', category: 'start', title: 'כניסה', summary: 'עם קוד' };
const article: Article = {
  ...{ ...entry, category: 'payments', language: 'he', languages: ['he'] },
  body: '## מתי\nהכסף **חוזר** לפי [הביטולים](/cancellation).\n- ראשון\n- שני\n\n> שימו לב\n\n[רע](javascript:alert(1)) <b>לא</b>',
  publishedAt: '2026-11-23T08:00:00.000Z',
  related: [{ ...other, category: 'start' }],
};
const open = async (at: string, answers: Answer[]) => {
  prepareTestWindow(390);
  await startTexts('articles');
  const { asked } = answerCalls(answers);
  render(<TestScreens at={at} routes={helpRoutes.map((route) => ({ ...route, path: `/${route.path}` }))} />);
  return { asked };
};

it('lists the articles by category, and asks the server for those that answer a question', async () => {
  const answers: Answer[] = [{ call: listArticles, answer: { language: 'he', articles: [other, entry] } }];
  const { asked } = await open('/help', answers);
  const start = await screen.findByRole('region', { name: 'צעדים ראשונים' });
  expect(within(start).getByRole('link', { name: 'כניסה' }).getAttribute('href')).toBe('/help/sign-in');
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'החזר' } });
  await waitFor(() => expect(asked.some(({ query }) => query.includes('q='))).toBe(true));
  expect(await screen.findByRole('heading', { name: 'מצאנו שני מאמרים' })).toBeTruthy();
  expect(asked[0]!.query).toContain('language=he');
});

it('says in which language the articles are, where there are none in the reader’s', async () => {
  await open('/help', [{ call: listArticles, answer: { language: 'en', articles: [entry] } }]);
  expect(await screen.findByText(/עוד לא תורגמו לשפה שבחרתם, ומוצגים באנגלית/)).toBeTruthy();
});

it('says so when nothing answers the question', async () => {
  await open('/help?q=xyz', [{ call: listArticles, answer: { language: 'he', articles: [] } }]);
  expect(await screen.findByText('לא מצאנו תשובה לזה')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'לכל המאמרים' }));
  await waitFor(() => expect(screen.getByRole('searchbox')).toHaveProperty('value', ''));
});

it('draws an article as elements, with links that lead to our pages alone', async () => {
  await open('/help/refunds', [{ call: readArticle, answer: article }]);
  expect(await screen.findByRole('heading', { level: 2, name: 'מתי' })).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('החזרים');
  expect(screen.getByRole('link', { name: 'הביטולים' }).getAttribute('href')).toBe('/cancellation');
  expect(screen.getByText('חוזר').tagName).toBe('STRONG');
  const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(hrefs).toEqual(['/help', '/cancellation', '/help/sign-in']);
  expect(document.querySelector('article b')).toBeNull();
  expect(screen.getByRole('article').textContent).toContain('<b>לא</b>');
});

it('counts a voice once, and sends nothing of the reader', async () => {
  const { asked } = await open('/help/refunds', [
    { call: rateArticle },
    { call: readArticle, answer: article },
  ]);
  fireEvent.click(await screen.findByRole('button', { name: 'כן' }));
  expect(await screen.findByText('תודה! שמחים שעזרנו.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'לא' })).toBeNull();
  const sent = asked.filter(({ method }) => method === 'POST');
  expect(sent).toMatchObject([
    { path: '/v1/articles/refunds/ratings', body: { language: 'he', helpful: true } },
  ]);
});

it('says that an article is not there, and leads to the others', async () => {
  await open('/help/nothing', [
    {
      call: readArticle,
      status: 404,
      answer: { error: 'X', message: 'x', code: 'not_found', requestId: 'r' },
    },
  ] as Answer[]);
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('המאמר הזה לא נמצא');
  expect(screen.getByRole('link', { name: 'לכל מאמרי העזרה' }).getAttribute('href')).toBe('/help');
});
