import { expect, phoneScreen, test, wideScreen, whoChose } from '../journey';
import { DiscoverScreen, SAMPLE } from '../screens/discover.screen';

test.describe('on a phone, in Hebrew', () => {
  test.use({ viewport: phoneScreen });

  test('a visitor finds an event by its category and opens it', async ({ page, words }) => {
    const { events } = words;
    const discover = new DiscoverScreen(page, words);
    await discover.open();
    const card = discover.card(SAMPLE.title);
    await expect(card.getByText(events(`category.${SAMPLE.category}`), { exact: true })).toBeVisible();
    await expect(card.getByText(events('registered', { count: SAMPLE.participants }))).toBeVisible();

    await discover.filter('webinar').click();
    await expect(page).toHaveURL('/discover?category=webinar');
    await expect(discover.nothingOf('webinar')).toBeVisible();
    await discover.filter(SAMPLE.category).click();
    await page.reload();
    await expect(discover.filter(SAMPLE.category)).toHaveAttribute('aria-pressed', 'true');
    await expect(discover.cards).toHaveCount(1);

    await discover.openDetails(SAMPLE.title);
    await expect(page).toHaveURL(SAMPLE.address);
    await expect(page).toHaveTitle(new RegExp(`^${SAMPLE.title}`));
    await expect(page.getByRole('link', { name: events('register.signIn') })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(`/discover?category=${SAMPLE.category}`);
  });
});

test.describe('on a wide screen, in English', () => {
  test.use({
    viewport: wideScreen,
    language: 'en',
    storageState: whoChose({ language: 'en', themeMode: 'light' }),
  });

  test('a visitor keeps an event in the calendar and finds the way', async ({ page, words }) => {
    const { events, shell } = words;
    const discover = new DiscoverScreen(page, words);
    await page.goto('/');
    await page.getByRole('link', { name: shell('nav.discover'), exact: true }).click();
    await discover.openDetails(SAMPLE.title);
    await expect(page.getByRole('link', { name: events('waze') })).toHaveAttribute(
      'href',
      /^https:\/\/waze\.com\/ul\?ll=/,
    );
    const downloading = page.waitForEvent('download');
    await page.getByRole('link', { name: events('calendar') }).click();
    expect((await downloading).suggestedFilename()).toBe('event.ics');
  });

  test('an event that never was is a page not found', async ({ page, words }) => {
    await page.goto('/event/never-was');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.shell('notFound.event'));
  });
});
