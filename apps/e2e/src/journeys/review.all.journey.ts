import { addDays } from '@smachot/kernel';
import { expect, pageOf, test, twoLooks } from '../journey';
import { aHost, arriveAs } from '../world/a-host';
import { anEmptyDay, aWaitingOrder } from '../world/a-market';
import { approved } from '../world/an-order';
import { setFirstPassword } from '../world/a-password';
import { onAnotherDevice } from '../world/a-celebration';
import { demoAdmin } from '../world/an-admin';
import { JULIE, theDemoPartner } from '../world/a-store';
import { aCard } from '../world/an-event';
import { clock } from '../world/clock';
import { newPhone } from '../world/phones';
import { wordsIn } from '../words';

const [onPhone, atDesk] = twoLooks;
const english = wordsIn(atDesk.language);
test.use(onPhone.settings);

test('a customer writes a review, the business replies, a visitor reads both, and a report reaches the admins', async ({
  page,
  context,
  browser,
  words,
}) => {
  const { reviews } = words;
  const text = `הגיע חם, ובזמן. ${newPhone().slice(-4)}`;
  const reply = 'תודה רבה, היה לנו כיף אתכם';
  const customer = await aHost({ firstName: 'גל', lastName: 'פרץ' });
  await setFirstPassword(customer, JULIE.password);
  await aCard(customer);
  const day = await anEmptyDay(addDays(await clock.moveToCalmTuesday(), 6));
  const orderId = await aWaitingOrder(customer, day);
  await approved((await theDemoPartner()).tokens.access_token, orderId);
  await clock.moveTo(addDays(day, 1), '12:00');
  const { phone, tokens } = await aHost({ firstName: 'רות', lastName: 'לוי' });
  const reader = await pageOf(browser, atDesk, { phone, tokens });
  const shown = (on: typeof page) => on.getByRole('listitem').filter({ hasText: text });

  await test.step('the customer gives stars and words', async () => {
    // the sign-in of before is over by now
    await arriveAs(context, await onAnotherDevice(customer));
    // the order is done a while after its event
    await expect(async () => {
      await page.goto(`/me/reviews?order=${orderId}`);
      await page.getByRole('button', { name: reviews('write.do') }).click({ timeout: 2_000 });
    }).toPass();
    const dialog = page.getByRole('dialog');
    const rating = dialog.getByRole('group', { name: reviews('write.rating') });
    await rating.getByRole('radio', { name: reviews('stars.choice', { count: 4 }) }).check({ force: true });
    await dialog.getByLabel(reviews('write.words')).fill(text);
    await dialog.getByRole('button', { name: reviews('write.send') }).click();
    await expect(dialog).toBeHidden();
    await expect(shown(page)).toBeVisible();
  });
  await test.step('the business replies', async () => {
    const julie = await pageOf(browser, atDesk, await theDemoPartner());
    await julie.goto(`/dashboard/${JULIE.store}/reviews`);
    await shown(julie)
      .getByRole('button', { name: english.reviews('reply.do'), exact: true })
      .click();
    await julie.getByLabel(english.reviews('reply.text')).fill(reply);
    await julie.getByRole('button', { name: english.reviews('reply.send') }).click();
    await expect(shown(julie)).toContainText(reply);
    await julie.context().close();
  });
  await test.step('a visitor sees stars, words and reply', async () => {
    const visitor = await pageOf(browser, atDesk);
    await visitor.goto(`/partner/${JULIE.store}/reviews`);
    await expect(shown(visitor)).toContainText(reply);
    const stars = english.reviews('stars.of', { stars: 4 });
    await expect(shown(visitor).getByRole('img', { name: stars })).toBeVisible();
    await visitor.context().close();
  });
  await test.step('a reader reports it', async () => {
    await reader.goto(`/partner/${JULIE.store}/reviews`);
    const report = { name: english.reviews('report.do.review'), exact: true };
    await shown(reader).getByRole('button', report).click();
    await reader
      .getByRole('dialog')
      .getByRole('button', { name: english.reviews('report.send') })
      .click();
    await expect(reader.getByText(english.reviews('report.done'))).toBeVisible();
    await reader.context().close();
  });
  await test.step('it waits in the queue of the admins', async () => {
    const admins = await pageOf(browser, atDesk);
    await demoAdmin.actsIn(admins.context(), async () => {
      await admins.goto('/admin-panel/review-reports');
      await expect(shown(admins).first()).toContainText(english.reviews('reports.byReader'));
    });
    await admins.context().close();
  });
});
