import { expect, test, whoChose } from '../journey';
import { axeFindings } from '../axe';
import { unreachable } from '../controls';
import { BrowseScreen } from '../screens/browse.screen';
import { ChoosingScreen } from '../screens/choosing.screen';
import { Shell } from '../screens/shell';
import { SignInScreen } from '../screens/sign-in.screen';
import { JULIE } from '../world/a-store';
import { newPhone } from '../world/phones';

const look = {
  viewport: { width: 360, height: 740 },
  storageState: whoChose({ language: 'he', themeMode: 'light' }),
};
test.use(look);

test('favourites kept before signing in are there after, and what they sell is compared', async ({
  page,
  browser,
  words,
}) => {
  const choosing = new ChoosingScreen(page, words);
  const browse = new BrowseScreen(page, words);
  const signIn = new SignInScreen(page, words);
  const phone = newPhone();

  await test.step('a visitor keeps a business', async () => {
    await page.goto('/');
    await choosing.keep(JULIE.name);
    await new Shell(page, words).menuButton.click();
    await new Shell(page, words).drawer.getByRole('link', { name: words.shell('drawer.favourites') }).click();
    await expect(browse.card(JULIE.name)).toBeVisible();
    await choosing.signIn.click();
  });
  await test.step('and finds it in the account', async () => {
    await signIn.askForCode(phone);
    await signIn.enterCodeFor(phone);
    await signIn.signUp({ firstName: 'דנה', lastName: 'לוי' });
    await expect(choosing.title).toBeVisible();
    await expect(choosing.signIn).toBeHidden();
    await expect(browse.card(JULIE.name)).toBeVisible();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('favourites'))).toBeNull();
    await page.reload();
    await expect(browse.card(JULIE.name)).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
  });
  await test.step('two things it sells stand side by side', async () => {
    await browse.openStore(JULIE.name);
    await choosing.compareFirst(2);
    await expect(choosing.table.getByRole('columnheader')).toHaveCount(2);
    expect(await axeFindings(page)).toEqual([]);
    expect(await unreachable(page.locator('body'), true)).toEqual([]);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
  });
  await test.step('the address of the comparison can be sent to somebody', async () => {
    const friend = await browser.newContext({ ...look, locale: 'he-IL' });
    const theirs = await friend.newPage();
    await theirs.goto(page.url());
    await expect(theirs.getByRole('table').getByRole('columnheader')).toHaveCount(2);
    await friend.close();
  });
  await test.step('after signing out nothing of it stays in the browser', async () => {
    await new Shell(page, words).logOut();
    await page.goto('/me/favourites');
    await expect(page.getByRole('heading', { name: words.stores('favourites.none') })).toBeVisible();
    expect(
      await page.evaluate(() => [localStorage.getItem('favourites'), localStorage.getItem('compare')]),
    ).toEqual([null, null]);
  });
});
