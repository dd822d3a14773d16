import { setSendingSwitch, setStoreSuspension } from '@smachot/contracts';
import type { Page } from '@playwright/test';
import { axeFindings } from '../axe';
import { expect, test, twoLooks } from '../journey';
import { settled } from '../looks';
import { AccountScreen } from '../screens/account.screen';
import { AdminListsScreen, type BulkAct } from '../screens/admin-lists.screen';
import { DeskScreen } from '../screens/desk.screen';
import { ViewAsScreen } from '../screens/view-as.screen';
import { aHost, type Host } from '../world/a-host';
import { aNewStore, OWNER } from '../world/a-new-store';
import { demoAdmin, secondAdmin } from '../world/an-admin';
import { anEvent } from '../world/an-event';
import { nationalPhone, newPhone } from '../world/phones';
import { askProduct } from '../world/product';
import type { Words } from '../words';

type Outcome = 'ready' | 'unchanged' | 'done';
/** Reads the words beside each row, by the row's name. */
type Outcomes = Record<string, Outcome>;

const STOPPED = 'Guests of both complained about one message';
const MISTAKE = 'It was somebody else';

/** A super admin at the lists of people and stores. */
class Admin {
  readonly lists: AdminListsScreen;
  constructor(
    readonly page: Page,
    readonly words: Words,
  ) {
    this.lists = new AdminListsScreen(page, words);
  }
  async isClean(screen: string): Promise<void> {
    await settled(this.page);
    expect.soft(await axeFindings(this.page), screen).toEqual([]);
  }
  /** Chooses rows and asks for an act; its preview is open then. */
  async asks(act: BulkAct, preview: Outcomes): Promise<void> {
    const names = Object.keys(preview);
    for (const name of names) await this.lists.choice(name).check();
    const chosen = this.words.admin('lists.bulk.chosen', { count: names.length });
    await expect(this.page.getByText(chosen, { exact: true })).toBeVisible();
    await this.lists.bulk(act).click();
    await this.reads(preview);
  }
  async reads(outcomes: Outcomes): Promise<void> {
    for (const [name, outcome] of Object.entries(outcomes))
      await expect(this.lists.outcome(name)).toContainText(
        this.words.admin(`lists.bulk.outcomes.${outcome}`),
      );
  }
  /** All rows of the act were changed. */
  async isDone(count: number): Promise<void> {
    await expect(this.page.getByText(this.words.admin('lists.bulk.done', { count }))).toBeVisible();
  }
  async closes(): Promise<void> {
    const close = this.words.admin('lists.bulk.close');
    await this.page.getByRole('dialog').getByText(close, { exact: true }).click();
  }
}

/** People whose names no other person has. */
async function twoHosts(): Promise<[Host & { name: string }, Host & { name: string }]> {
  const host = async (firstName: string) => {
    const lastName = newPhone().slice(-7);
    return { ...(await aHost({ firstName, lastName })), name: `${firstName} ${lastName}` };
  };
  return [await host('תמר'), await host('יואב')];
}

/** One of the two was stopped before: the preview says so, and the act leaves that one out. */
async function stopsTwoHosts(admin: Admin): Promise<void> {
  const { page, words, lists } = admin;
  const [one, other] = await twoHosts();
  await askProduct(setSendingSwitch, {
    token: await secondAdmin.token(),
    body: { suspendPhone: other.phone, reason: STOPPED },
  });
  await lists.goTo('users');
  await admin.asks('stopSending', { [one.name]: 'ready', [other.name]: 'unchanged' });
  await admin.isClean('the preview of an act on two people');
  await lists.because(STOPPED, 'stopSending');
  await admin.isDone(1);
  for (const { name } of [one, other]) {
    await lists.goTo('users', `?q=${encodeURIComponent(name)}`);
    await lists.row('users', name).getByRole('link').first().click();
    await expect(lists.part('parts.account')).toContainText(words.admin('lists.sendingSuspended'));
  }
  await lists.goTo('users');
  await admin.asks('allowSending', { [one.name]: 'ready', [other.name]: 'ready' });
  await lists.because(MISTAKE, 'allowSending');
  await admin.isDone(2);
  await lists.goTo('users', `?q=${encodeURIComponent(one.name)}`);
  await lists.row('users', one.name).getByRole('link').first().click();
  const account = lists.part('parts.account');
  await expect(account).toContainText(nationalPhone(one.phone));
  await expect(account).not.toContainText(words.admin('lists.sendingSuspended'));
  await page.getByRole('link', { name: words.admin('lists.parts.allActs') }).click();
  await expect(lists.row('audit', STOPPED), 'an entry of each').toHaveCount(1);
  await expect(lists.row('audit', MISTAKE)).toHaveCount(1);
}

/** Another admin is faster with one of the two: the result says what became of each. */
async function suspendsTwoStores(admin: Admin): Promise<void> {
  const { words, lists } = admin;
  const [one, other] = [await aNewStore(), await aNewStore()];
  const both = (outcome: Outcome): Outcomes => ({
    [one.businessName]: outcome,
    [other.businessName]: outcome,
  });
  await lists.goTo('partners');
  await admin.asks('suspend', both('ready'));
  await askProduct(setStoreSuspension, {
    token: await secondAdmin.token(),
    params: { partner: other.partnerUsername },
    body: { suspended: true, reason: STOPPED },
  });
  await lists.because(STOPPED, 'suspend');
  await admin.reads({ [one.businessName]: 'done', [other.businessName]: 'unchanged' });
  await admin.isClean('what an act did to each of two stores');
  await admin.closes();
  const suspended = words.admin('lists.states.partners.suspended');
  for (const { businessName } of [one, other])
    await expect(lists.row('partners', businessName)).toContainText(suspended);
  await admin.asks('lift', both('ready'));
  await lists.because(MISTAKE, 'lift');
  await admin.isDone(2);
  for (const { businessName } of [one, other])
    await expect(lists.row('partners', businessName)).not.toContainText(suspended);
}

async function stopsLooking({ page, words }: Admin, eyes: ViewAsScreen): Promise<void> {
  await eyes.stop.click();
  await expect(page.getByRole('heading', { level: 1, name: words.admin('panel.title') })).toBeVisible();
  await expect(eyes.stop).toHaveCount(0);
}

/** From the store's page: its dashboard is read, and saves nothing. */
async function looksAsAStore(admin: Admin): Promise<void> {
  const { page, words, lists } = admin;
  const eyes = new ViewAsScreen(page, words);
  const { partnerUsername, businessName } = await aNewStore();
  await lists.goTo('partners', `?q=${encodeURIComponent(businessName)}`);
  await lists.row('partners', businessName).getByRole('link').first().click();
  await lists
    .part('parts.crew')
    .getByRole('link', { name: words.admin('viewAs.begin') })
    .click();
  await expect(page.getByText(OWNER)).toBeVisible();
  await eyes.begin('The owner asked us to look');
  await expect(eyes.banner(OWNER)).toBeVisible();
  await page.goto(AccountScreen.address(partnerUsername));
  await expect(eyes.banner(OWNER), 'on every screen').toBeVisible();
  await page.getByLabel(words.dashboard('account.address')).fill('another@example.com');
  await page.getByRole('button', { name: words.dashboard('account.saveEmail'), exact: true }).click();
  await expect(eyes.refusal).toBeVisible();
  await admin.isClean('through the eyes of an owner');
  await stopsLooking(admin, eyes);
}

/** By the phone that called: the desk is read, and takes no guest. */
async function looksAsAHost(admin: Admin): Promise<void> {
  const { page, words } = admin;
  const eyes = new ViewAsScreen(page, words);
  const host = await aHost({ firstName: 'נועה', lastName: 'ברק' });
  const event = await anEvent(host);
  await eyes.goTo();
  await eyes.phone.fill(nationalPhone(host.phone));
  await eyes.begin('A call for help with the guest list');
  await expect(eyes.banner('נועה ברק')).toBeVisible();
  await page.goto(DeskScreen.address(event._id));
  const desk = new DeskScreen(page, words);
  await expect(desk.title).toHaveText(event.title);
  await expect(eyes.banner('נועה ברק')).toBeVisible();
  const guest = { name: 'אורחת אחת', phone: newPhone(), seats: 2 };
  const dialog = await desk.sendByHand('guests.addByHand', guest);
  await expect(dialog.getByText(words.problems('view_as.read_only'))).toBeVisible();
  await admin.isClean('through the eyes of a host');
  await page.goto(DeskScreen.address(event._id));
  await expect(desk.title).toHaveText(event.title);
  await expect(page.getByText(guest.name)).toHaveCount(0);
  await stopsLooking(admin, eyes);
}

for (const { language, settings } of twoLooks)
  test.describe(`in ${language} at ${settings.viewport.width}`, () => {
    test.use({ ...settings, language });

    test('an admin acts on many rows, and reads before and after what becomes of each', async ({
      page,
      context,
      words,
    }) => {
      const admin = new Admin(page, words);
      await demoAdmin.actsIn(context, async () => {
        await test.step('stops two hosts from sending', () => stopsTwoHosts(admin));
        await test.step('suspends two stores', () => suspendsTwoStores(admin));
      });
    });

    test('an admin looks as a store and as a host, and can change nothing', async ({
      page,
      context,
      words,
    }) => {
      const admin = new Admin(page, words);
      await demoAdmin.actsIn(context, async () => {
        await test.step('looks as a store', () => looksAsAStore(admin));
        await test.step('looks as a host', () => looksAsAHost(admin));
      });
    });
  });
