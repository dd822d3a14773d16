import type { Page } from '@playwright/test';
import { expect, phoneScreen, test, wideScreen } from '../journey';
import { isRendered } from '../rendered';
import { SAMPLE } from '../screens/discover.screen';
import { remembering } from '../surroundings';
import { takenOver } from '../taken-over';
import type { Words } from '../words';
import { JULIE } from '../world/a-store';
import { proposalLink } from '../world/sent-links';

/** The demo's first store. */
const store = `/partner/${JULIE.store}`;

/** Presses a link as a reader without script does. */
async function follow(page: Page, prefix: string): Promise<void> {
  const link = linksOf(page, prefix).first();
  await isRendered(page, (await link.getAttribute('href'))!);
  await link.click();
}

const question = (page: Page, words: Words) =>
  page.getByRole('region', { name: words.shell('consent.title') });

/** The addresses of a page's links, in its main part. */
const linksOf = (page: Page, prefix: string) => page.locator(`main a[href^="${prefix}"]`);

for (const viewport of [phoneScreen, wideScreen])
  test.describe(`without script, ${viewport.width} px`, () => {
    test.use({ viewport, javaScriptEnabled: false });

    test('a visitor reads stores, a menu, its reviews and an event, and follows their links', async ({
      page,
      words,
    }) => {
      const title = page.getByRole('heading', { level: 1 });
      await isRendered(page, '/', `${store}/reviews`, '/discover', '/terms');
      await page.goto('/');
      await expect(title).toContainText(words.stores('browse.title'));
      // nothing is measured without script, so nobody is asked
      await expect(question(page, words)).toBeHidden();
      await follow(page, store);
      await expect(title).toHaveText(JULIE.name);
      await expect(page.getByRole('heading', { name: JULIE.menu })).toBeVisible();
      await follow(page, `${store}/0`);
      await expect(title).toContainText(JULIE.menu);
      await page.goto(`${store}/reviews`);
      await expect(page.getByText(words.reviews('fromOrder')).first()).toBeVisible();
      await page.goto('/discover');
      // whichever comes first: the demo's own may be over where the run has moved the clock to
      const event = await page.getByRole('main').getByRole('heading', { level: 2 }).first().innerText();
      await follow(page, '/event/');
      await expect(title).toHaveText(event);
      await page.goto('/terms');
      await expect(page.getByRole('heading', { level: 2 }).nth(2)).toBeVisible();
    });

    test('a guest of a link reads the proposal, which no search engine may list', async ({ page, words }) => {
      const address = await proposalLink();
      await isRendered(page, address);
      const answer = await page.goto(address);
      expect(answer?.headers()).toMatchObject({ 'x-robots-tag': 'noindex', 'cache-control': 'no-store' });
      await expect(page.getByRole('heading', { level: 1 })).toContainText(JULIE.name);
      await expect(page.getByRole('link', { name: words.orders('offer.toCheckout') })).toBeVisible();
    });

    test('a page stands as it will stand: nothing is wider than the screen', async ({ page }) => {
      for (const address of ['/', store, '/discover', SAMPLE.address, '/help']) {
        await isRendered(page, address);
        await page.goto(address);
        const box = await page.locator('main').boundingBox();
        expect(box?.width, address).toBeLessThanOrEqual(viewport.width);
        expect(box?.height, address).toBeGreaterThan(300);
      }
    });
  });

test.describe('taken over by the app', () => {
  test('a press and a word from before the app is there are not lost', async ({ page, words }) => {
    const { stores } = words;
    let letThrough = () => undefined as void;
    const open = new Promise<void>((resolve) => (letThrough = resolve));
    await page.route('**/assets/*.js', async (route) => {
      await open;
      await route.continue();
    });
    await isRendered(page, '/');
    await page.goto('/', { waitUntil: 'commit' });
    await page
      .getByRole('group', { name: stores('event.title') })
      .getByRole('button', { name: stores('finder.when') })
      .click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.evaluate(() => scrollTo(0, 100));
    letThrough();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await page.evaluate(() => scrollY)).toBe(100);
  });

  test('nothing of the app is run for who only reads, for some seconds', async ({ page, words }) => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      // what is fetched ahead is not run
      if (request.resourceType() === 'script' && request.headers()['sec-purpose'] !== 'prefetch')
        scripts.push(request.url());
    });
    await isRendered(page, '/');
    await page.goto('/', { waitUntil: 'load' });
    await expect(page.getByRole('heading', { level: 1 })).toContainText(words.stores('browse.title'));
    expect(scripts).toEqual([]);
    await page
      .getByRole('group', { name: words.stores('event.title') })
      .getByRole('button', { name: words.stores('finder.when') })
      .click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(scripts.length).toBeGreaterThan(3);
  });

  test('who does nothing gets the app after some quiet seconds', async ({ page }) => {
    await isRendered(page, store);
    await page.goto(store);
    await expect.poll(() => page.evaluate(() => Reflect.get(window, 'earlyActs') === undefined)).toBe(true);
  });

  test('a phone that was typed before the app is there signs in', async ({ page, words }) => {
    const { identity } = words;
    let letThrough = () => undefined as void;
    const open = new Promise<void>((resolve) => (letThrough = resolve));
    await page.route('**/assets/*.js', async (route) => {
      await open;
      await route.continue();
    });
    await isRendered(page, '/login');
    await page.goto('/login', { waitUntil: 'commit' });
    await page.getByRole('textbox').fill('0502345678');
    letThrough();
    await takenOver(page);
    await expect(page.getByRole('textbox')).toHaveValue('0502345678');
    await page.getByRole('button', { name: identity('phone.send') }).click();
    await expect(page).toHaveURL(/\/login\/verify/);
  });

  test('who comes from a post elsewhere gets the page that is there, under its own address', async ({
    page,
  }) => {
    await isRendered(page, store);
    await page.goto(`${store}?fbclid=IwAR0`);
    await expect(page).toHaveURL(store);
    const title = page.getByRole('heading', { level: 1 });
    await title.evaluate((drawn) => drawn.setAttribute('data-of-the-server', ''));
    await takenOver(page);
    await expect(title).toHaveAttribute('data-of-the-server');
  });

  test('texts that come with a screen are there when it is', async ({ page, words }) => {
    await isRendered(page, `${store}/reviews`);
    await page.goto(`${store}/reviews`);
    await takenOver(page);
    const summary = page.getByRole('region', { name: words.reviews('summary.title') });
    await expect(summary).toContainText(words.reviews('aspects.quality'));
    await expect(summary).not.toContainText('aspects.');
  });
});

for (const [who, state, isAsked] of [
  ['who has not answered is asked', remembering(), true],
  ['who has answered is not asked again', undefined, false],
] as const)
  test.describe('while the app is being loaded', () => {
    test.use(state ? { storageState: state } : {});

    test(`${who} whether visits may be measured`, async ({ page, words }) => {
      await page.route('**/assets/*.js', () => new Promise(() => undefined));
      await isRendered(page, '/terms');
      await page.goto('/terms', { waitUntil: 'commit' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(question(page, words)).toBeVisible({ visible: isAsked });
    });
  });

test.describe('from a search in another language', () => {
  test.use({ language: 'ru' });

  test('a page is read in it, and so are the next ones', async ({ page, words }) => {
    await isRendered(page, '/discover?lang=ru');
    await page.goto('/discover?lang=ru');
    await expect(page).toHaveURL('/discover');
    await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
    await expect(page).toHaveTitle(`${words.events('title')} · Smachot`);
    await page.goto('/terms');
    await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
  });
});

test('a crawler reads each language under its own name, with head and content', async ({
  request,
  words,
}) => {
  const read = async (address: string, language: string) => {
    const headers = { 'user-agent': 'Googlebot/2.1', 'accept-language': language };
    let text = '';
    await expect(async () => {
      text = await (await request.get(address, { headers })).text();
      expect(text).toContain('id="rendered"');
    }).toPass();
    return text;
  };
  const arabic = await read(store, 'ar');
  expect(arabic).toContain('<html lang="ar" dir="rtl"');
  expect(arabic).toContain('<meta property="og:title"');
  const russian = await read('/', 'ru');
  expect(russian).toContain('<html lang="ru" dir="ltr"');
  expect(russian).not.toContain(words.stores('browse.title'));
  const missing = await request.get('/partner/never-was');
  expect(missing.status()).toBe(404);
});
