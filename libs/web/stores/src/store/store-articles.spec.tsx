import { listStoreArticles, type StoreArticleEntry } from '@smachot/contracts';
import { answerCalls } from '@smachot/web-platform';
import { startTexts, TestScreens } from '@smachot/web-ui';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import '../texts';
import StoreArticles from './store-articles';

afterEach(cleanup);

const article = (number: number, language: 'he' | 'en' = 'he'): StoreArticleEntry => ({
  ...{ number, language, title: `מאמר ${number}`, summary: 'תקציר' },
  publishedAt: '2026-11-20T10:00:00.000Z',
});
const show = async (articles: StoreArticleEntry[]) => {
  await startTexts('stores');
  const { asked } = answerCalls([{ call: listStoreArticles, answer: { articles } }]);
  render(<TestScreens at="/" routes={[{ path: '*', element: <StoreArticles partner="savta" /> }]} />);
  await waitFor(() => expect(asked.map(({ path }) => path)).toEqual(['/v1/partners/savta/articles']));
};

it("leads to what the store wrote, in the reader's language first, and to the others", async () => {
  await show([article(6, 'en'), ...[5, 4, 3, 2].map((number) => article(number))]);
  const links = await screen.findAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    [5, 4, 3, 2].map((number) => `/partner/savta/articles/${number}`),
  );
  fireEvent.click(screen.getByRole('button', { name: 'עוד מאמרים' }));
  expect(screen.getAllByRole('link')).toHaveLength(5);
});

it('is not there while the store wrote nothing', async () => {
  await show([]);
  expect(screen.queryByRole('heading')).toBeNull();
});
