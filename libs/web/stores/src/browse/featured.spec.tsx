import { browseStores, featuredStores } from '@smachot/contracts';
import { answerCalls } from '@smachot/web-platform';
import { prepareTestWindow, startTexts, TestScreens } from '@smachot/web-ui';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { aCard } from '../testing/a-store';
import { renderStores } from '../testing/render-stores';
import '../texts';
import { readSearch } from './browse-search';
import { Featured, useFeatured } from './featured';

afterEach(cleanup);

const search = readSearch(new URLSearchParams('category=catering&participants=80&sort=price'));
const since = new Date();
function Asked() {
  const found = useFeatured(search, since);
  return found ? <Featured found={found} search={search} /> : null;
}

const show = async (stores: object[], picks: object[] = []) => {
  prepareTestWindow();
  await startTexts('stores');
  const { asked } = answerCalls([{ call: featuredStores, answer: { stores, picks } }]);
  render(<TestScreens at="/" routes={[{ path: '*', element: <Asked /> }]} />);
  await waitFor(() => expect(asked.some(({ path }) => path === '/v1/featured-partners')).toBe(true));
  return asked.find(({ path }) => path === '/v1/featured-partners')!;
};

it('labels every store in a paid place, and asks by the same filters', async () => {
  const { query } = await show([aCard()]);
  const card = (await screen.findByRole('heading', { level: 3, name: 'המטבח של סבתא' })).closest('li')!;
  expect(within(card).getByText('ממומן')).toBeTruthy();
  expect(card.id).toBe('');
  expect(screen.getByText(/משלמים על המקום הזה/)).toBeTruthy();
  expect(Object.fromEntries(new URLSearchParams(query))).toEqual({
    category: 'catering',
    participants: '80',
  });
});

it('is not there while nobody fits', async () => {
  await show([]);
  expect(screen.queryByText('עסקים ממומנים')).toBeNull();
  expect(screen.queryByText('הבחירות שלנו')).toBeNull();
});

it('labels our own choice as such, and not as advertising; one that pays is advertising alone', async () => {
  const other = aCard({
    partnerId: '01920000-0000-7000-8000-000057070009',
    partnerUsername: 'other',
    businessName: 'הקינוחים',
  });
  await show([aCard()], [aCard(), other]);
  const picks = within(await screen.findByRole('region', { name: 'הבחירות שלנו' }));
  expect(picks.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'הבחירות שלנו',
    'הקינוחים',
  ]);
  expect(picks.getByText('הבחירה שלנו')).toBeTruthy();
  expect(picks.getByText(/בלי תשלום/)).toBeTruthy();
  expect(picks.queryByText('ממומן')).toBeNull();
});

it('shows the list together with what stands above it, so that no press meets another store', async () => {
  let tell = (_: unknown) => {};
  const until = new Promise((resolve) => (tell = resolve));
  const paid = aCard({
    partnerId: '01920000-0000-7000-8000-000057070009',
    partnerUsername: 'other',
    businessName: 'הקינוחים',
  });
  let first: string[] = [];
  new MutationObserver(() => {
    const names = screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    if (!first.length) first = names;
  }).observe(document.body, { childList: true, subtree: true });
  const { asked } = await renderStores('/', [
    { call: browseStores, answer: { stores: [aCard()], nextCursor: null } },
    { call: featuredStores, answer: { stores: [paid], picks: [] }, until },
  ]);
  await waitFor(() => {
    for (const path of ['/v1/partners', '/v1/featured-partners'])
      expect(asked.some((one) => one.path === path)).toBe(true);
  });
  await act(async () => {});
  tell(null);
  await screen.findByRole('heading', { level: 3, name: 'הקינוחים' });
  expect(first).toEqual(['עסקים ממומנים', 'הקינוחים', 'המטבח של סבתא']);
});

it('shows the list alone when nobody answers what stands above it, and nothing comes above it later', async () => {
  let tell = (_: unknown) => {};
  const until = new Promise((resolve) => (tell = resolve));
  await renderStores('/', [
    { call: browseStores, answer: { stores: [aCard()], nextCursor: null } },
    { call: featuredStores, answer: { stores: [aCard()], picks: [] }, until },
  ]);
  expect(await screen.findAllByRole('heading', { level: 3, name: 'המטבח של סבתא' })).toHaveLength(1);
  tell(null);
  await act(() => until);
  await act(async () => {});
  expect(screen.queryByText('עסקים ממומנים')).toBeNull();
});

it('shows the list alone when nobody says what stands above it', async () => {
  await renderStores('/', [
    { call: browseStores, answer: { stores: [aCard()], nextCursor: null } },
    { call: featuredStores, status: 500, answer: {} },
  ]);
  expect(await screen.findByRole('heading', { level: 3, name: 'המטבח של סבתא' })).toBeTruthy();
});
