import { listInbox } from '@smachot/contracts';
import { axeFindings } from '../axe';
import { expect, phoneScreen, test } from '../journey';
import { DeskScreen } from '../screens/desk.screen';
import { aHost, arriveAs } from '../world/a-host';
import { aCard, anEvent, guestsOf, invited } from '../world/an-event';
import { clock } from '../world/clock';
import { GuestPhone } from '../world/guest-phone';
import { newPhone } from '../world/phones';
import { askProduct } from '../world/product';
import { outside, until } from '../world/sandbox';

test.use({ viewport: phoneScreen });

const NAME = 'רחל כהן';
const QUESTION = 'אפשר להביא את הכלב?';
const ANSWER = 'בטח, נשמח לראות גם אותו';

test('a guest asks in the chat, the host reads it on the desk and answers, and the guest’s phone shows it', async ({
  page,
  words,
}) => {
  const { rsvp } = words;
  await clock.moveToCalmTuesday();
  const host = await aHost();
  await aCard(host);
  const event = await anEvent(host);
  const phone = newPhone();
  const rachel = new GuestPhone(NAME, phone);
  const guests = await guestsOf(host, event, [{ attendeeName: NAME, attendeePhone: phone }]);
  await invited(host, event, guests);
  await rachel.next();
  await arriveAs(page.context(), host);
  const inbox = page.getByRole('region', { name: rsvp('inbox.title') });

  await test.step('the desk says that a guest wrote, without a reload', async () => {
    await page.goto(DeskScreen.address(event._id));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(inbox).toHaveCount(0);
    await rachel.write(QUESTION);
    await expect(inbox).toContainText(QUESTION);
    await expect(inbox).toContainText(rsvp('inbox.waiting', { count: 1 }));
  });

  await test.step('the host opens it and answers', async () => {
    await inbox.getByRole('link', { name: NAME }).click();
    const log = page.getByRole('log', { name: rsvp('inbox.conversation', { name: NAME }) });
    await expect(log.getByText(QUESTION)).toBeVisible();
    await page.getByLabel(rsvp('inbox.write')).fill(ANSWER);
    await page.getByRole('button', { name: rsvp('inbox.send'), exact: true }).click();
    await expect(log.getByText(ANSWER)).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
  });

  await test.step('the guest has it on the phone, once, and nothing waits any more', async () => {
    const answers = await until('the answer on the phone', async () => {
      const found = (await outside.chatOf(phone)).filter(({ body }) => body.text?.body.includes(ANSWER));
      return found.length > 0 ? found : undefined;
    });
    expect(answers).toHaveLength(1);
    const { unread } = await askProduct(listInbox, {
      token: host.tokens.access_token,
      params: { eventId: event._id },
      query: {},
    });
    expect(unread).toBe(0);
  });
});
