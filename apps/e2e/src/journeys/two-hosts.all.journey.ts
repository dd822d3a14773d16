import { answerCohostInvitation, getGuest, inviteCohost } from '@smachot/contracts';
import { expect, type Page } from '@playwright/test';
import { test, wideScreen } from '../journey';
import { DeskScreen } from '../screens/desk.screen';
import { aHost, arriveAs, type Host } from '../world/a-host';
import { anEvent, guestsOf } from '../world/an-event';
import { askProduct } from '../world/product';
import type { Words } from '../words';

test.use({ viewport: wideScreen });

const NAME = 'רחל כהן';

/** The table of the guest, opened for typing on one of the two desks. */
const typeTable = async (page: Page, { rsvp }: Words, table: string) => {
  const label = rsvp('guests.tableOf', { name: NAME });
  await page.getByRole('button', { name: new RegExp(`^${label}`) }).click();
  const field = page.getByRole('textbox', { name: label });
  await field.fill(table);
  return field;
};

const tableIs = (page: Page, { rsvp }: Words, table: string) =>
  page.getByRole('button', { name: `${rsvp('guests.tableOf', { name: NAME })}: ${table}`, exact: true });

async function joinedBy(owner: Host, eventId: string, names: Parameters<typeof aHost>[0]): Promise<Host> {
  const other = await aHost(names);
  const { invitationId } = await askProduct(inviteCohost, {
    token: owner.tokens.access_token,
    params: { eventId },
    body: { phoneNumber: other.phone, role: 'Editor' },
  });
  await askProduct(answerCohostInvitation, {
    token: other.tokens.access_token,
    params: { cohostInvitationId: invitationId },
    body: { accept: true },
  });
  return other;
}

test('two hosts work on one list: each sees the other’s changes, and of two at once both are shown', async ({
  page,
  browser,
  words,
}) => {
  const { rsvp } = words;
  const owner = await aHost({ firstName: 'נועה', lastName: 'ברק' });
  const event = await anEvent(owner);
  const [rachel] = await guestsOf(owner, event, [{ attendeeName: NAME, estimatedNumberOfGuests: 2 }]);
  const ruth = await joinedBy(owner, event._id, { firstName: 'רות', lastName: 'לוי' });
  const elsewhere = await browser.newContext({ viewport: wideScreen });
  await arriveAs(page.context(), owner);
  await arriveAs(elsewhere, ruth);
  const ruths = await elsewhere.newPage();
  for (const one of [page, ruths]) await one.goto(DeskScreen.address(event._id));
  await expect(new DeskScreen(ruths, words).guest(NAME)).toBeVisible();
  const conflict = page.getByRole('dialog', { name: rsvp('conflict.title', { name: NAME }) });
  const stored = () =>
    askProduct(getGuest, {
      token: owner.tokens.access_token,
      params: { eventId: event._id, rsvpId: rachel!._id },
    });

  await test.step('what one changes, the other sees without a reload', async () => {
    await (await typeTable(page, words, '3')).press('Enter');
    await expect(tableIs(ruths, words, '3')).toBeVisible();
  });

  await test.step('who began before the other’s change is shown both, and nothing is written over', async () => {
    const field = await typeTable(page, words, '12');
    await (await typeTable(ruths, words, '9')).press('Enter');
    // the row shows it before the server has it
    await expect.poll(async () => (await stored()).tableName).toBe('9');
    await field.press('Enter');
    await expect(conflict).toContainText('9');
    await expect(conflict).toContainText('12');
    expect((await stored()).tableName).toBe('9');
  });

  await test.step('the choice counts for both', async () => {
    await conflict.getByRole('button', { name: rsvp('conflict.mine') }).click();
    await expect(conflict).toBeHidden();
    for (const one of [page, ruths]) await expect(tableIs(one, words, '12')).toBeVisible();
  });

  await test.step('changes of different details at once are both kept', async () => {
    const table = await typeTable(page, words, '15');
    const label = rsvp('guests.seatsOf', { name: NAME });
    await ruths.getByRole('button', { name: new RegExp(`^${label}`) }).click();
    const seats = ruths.getByRole('textbox', { name: label });
    await seats.fill('5');
    await Promise.all([table.press('Enter'), seats.press('Enter')]);
    for (const one of [page, ruths]) {
      await expect(tableIs(one, words, '15')).toBeVisible();
      await expect(one.getByRole('button', { name: `${label}: 5`, exact: true })).toBeVisible();
    }
    await expect
      .poll(async () => {
        const { tableName, estimatedNumberOfGuests } = await stored();
        return { tableName, estimatedNumberOfGuests };
      })
      .toEqual({ tableName: '15', estimatedNumberOfGuests: 5 });
  });
  await elsewhere.close();
});
