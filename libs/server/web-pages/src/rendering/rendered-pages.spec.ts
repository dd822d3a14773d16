import type { PageAnswering, PageRendered } from '@smachot/contracts';
import { RenderedPages } from './rendered-pages';

const look = {
  language: 'he',
  direction: 'rtl',
  themeMode: 'light',
  contrast: 'default',
  stretch: false,
  currency: 'ILS',
} as const;
const home = 'https://smachot.example/';

/** A thread that renders what the api answers, and an api whose answers change. */
const aHouse = (asked = ['/api/config', '/v1/partners']) => {
  const house = {
    now: 0,
    pending: 0,
    isEmpty: false,
    rendered: 0,
    calls: [] as string[],
    stores: 'Julie',
    answer: (url: string) => {
      house.calls.push(url);
      return Promise.resolve({
        status: 200,
        body: url === '/api/config' ? String(Math.random()) : house.stores,
      });
    },
    async render(_: unknown, answer: PageAnswering): Promise<PageRendered | null> {
      house.rendered++;
      if (house.isEmpty) return null;
      const bodies = await Promise.all(asked.map(async (url) => (await answer(url, 'he')).body));
      return { html: bodies.at(-1)!, page: '{}', rooms: [] };
    },
  };
  const pages = new RenderedPages(house, () => house.now);
  const page = async (address = home, of: object = look, isKept = true) =>
    (await pages.page({ address, look: { ...look, ...of }, isKept, answer: house.answer }))?.html;
  return { house, page };
};

it('a page is rendered once for all who look at the same moment, and for two seconds asks nothing', async () => {
  const { house, page } = aHouse();
  expect(await Promise.all(Array.from({ length: 10 }, () => page()))).toEqual(Array(10).fill('Julie'));
  house.now = 1_999;
  house.stores = 'changed';
  expect(await page()).toBe('Julie');
  expect([house.rendered, house.calls.length]).toEqual([1, 2]);
});

it('after that it is the same page while the answers are the same, whatever the clock says', async () => {
  const { house, page } = aHouse();
  await page();
  house.now = 5_000;
  house.calls = [];
  await page();
  expect([house.rendered, house.calls]).toEqual([1, ['/v1/partners']]);
});

it('it is rendered anew when an answer has changed', async () => {
  const { house, page } = aHouse();
  await page();
  [house.now, house.stores] = [2_000, 'Mika'];
  expect([await page(), house.rendered]).toEqual(['Mika', 2]);
});

it('it is rendered anew after half a minute, since words such as "in an hour" grow old', async () => {
  const { house, page } = aHouse();
  await page();
  house.now = 30_000;
  await page();
  expect(house.rendered).toBe(2);
});

it('pages of another address, language or colours are other pages', async () => {
  const { house, page } = aHouse();
  for (const [address, of] of [
    [home, {}],
    [`${home}?q=x`, {}],
    [home, { language: 'en' }],
    [home, { themeMode: 'dark' }],
  ] as const)
    await page(address, of);
  expect(house.rendered).toBe(4);
});

it('a page for one reader is rendered for each, and neither kept nor shared', async () => {
  const { house, page } = aHouse();
  const alone = () => page(home, {}, false);
  expect(await Promise.all([alone(), alone()])).toEqual(['Julie', 'Julie']);
  expect(house.rendered).toBe(2);
  await page();
  expect(house.rendered).toBe(3);
  house.pending = 12;
  expect(await alone()).toBeUndefined();
});

it('no page is promised where too many wait', async () => {
  const { house, page } = aHouse();
  house.pending = 12;
  expect(await page()).toBeUndefined();
  expect(house.rendered).toBe(0);
});

it('a page without content is not kept', async () => {
  const { house, page } = aHouse();
  house.isEmpty = true;
  expect(await page()).toBeUndefined();
  house.isEmpty = false;
  expect(await page()).toBe('Julie');
});

it('what failed is tried again', async () => {
  const { house, page } = aHouse();
  const { render } = house;
  house.render = () => Promise.reject(new Error('broken'));
  await expect(page()).rejects.toThrow('broken');
  house.render = render;
  expect(await page()).toBe('Julie');
});

it('of many pages the oldest are forgotten', async () => {
  const { house, page } = aHouse();
  for (let at = 0; at <= 100; at++) await page(`${home}?q=${at}`);
  await page(`${home}?q=100`);
  expect(house.rendered).toBe(101);
  await page(`${home}?q=0`);
  expect(house.rendered).toBe(102);
});
