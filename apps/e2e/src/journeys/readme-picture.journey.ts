import path from 'node:path';
import { requestCode, verifyCode } from '@smachot/contracts';
import { expect, test } from '../journey';
import { settled } from '../looks';
import { DeskScreen } from '../screens/desk.screen';
import { root } from '../surroundings';
import { arriveAs } from '../world/a-host';
import { clock } from '../world/clock';
import { askProduct } from '../world/product';
import { outside } from '../world/sandbox';

test.use({ viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 });

/** The demo host of a fresh `npm start`, whose wedding is half answered and some weeks ahead of real time. */
const demoHost = '+972502345678';

test('draws docs/desk.png for the README', async ({ page, context, words }) => {
  await clock.moveToRealTime();
  const { challengeId } = await askProduct(requestCode, { body: { phone: demoHost } });
  const verified = await askProduct(verifyCode, {
    body: { challengeId, code: await outside.codeFor(demoHost) },
  });
  if (verified.next !== 'signed_in') throw new Error('the demo data has no host');
  await arriveAs(context, { phone: demoHost, tokens: verified.tokens });
  await page.goto('/me/rsvps');
  await page.getByRole('article').first().getByRole('heading').getByRole('link').click();
  await expect(new DeskScreen(page, words).table).toBeVisible();
  await settled(page);
  await page.screenshot({ path: path.join(root, 'docs', 'desk.png'), animations: 'disabled' });
});
