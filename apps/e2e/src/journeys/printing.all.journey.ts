import { createRequire } from 'node:module';
import type { PDFiumLibrary } from '@hyzyla/pdfium';
import type { Page } from '@playwright/test';
import { enterBooking } from '@smachot/contracts';
import { addDays, atWallTime } from '@smachot/kernel';
import { expect, test, wideScreen } from '../journey';
import { aHost, arriveAs } from '../world/a-host';
import { JULIE, theDemoPartner } from '../world/a-store';
import { anEvent, guestsOf } from '../world/an-event';
import { clock } from '../world/clock';
import { askProduct } from '../world/product';

const GUESTS = 120;
const nameOf = (at: number) => `Guest ${String(at + 1).padStart(3, '0')}`;

/** The letters on each page that the browser prints; a reader of PDF guesses spaces and lines. */
const printed = async (page: Page): Promise<string[]> => {
  const { PDFiumLibrary: Library } = createRequire(import.meta.url)('@hyzyla/pdfium') as {
    PDFiumLibrary: typeof PDFiumLibrary;
  };
  const [library, file] = await Promise.all([Library.init(), page.pdf({ format: 'A4' })]);
  const document = await library.loadDocument(file);
  const texts = [...document.pages()].map((one) => one.getText().replace(/\s/g, ''));
  document.destroy();
  library.destroy();
  return texts;
};

test.use({ viewport: wideScreen });

test('a host prints the list of guests: everybody is on it, and no page is empty', async ({
  page,
  context,
}) => {
  await clock.moveToCalmTuesday();
  const host = await aHost();
  const event = await anEvent(host);
  await guestsOf(
    host,
    event,
    Array.from({ length: GUESTS }, (_, at) => ({ attendeeName: nameOf(at) })),
  );
  await arriveAs(context, host);
  await page.goto(`/me/rsvps/${event._id}`);
  await expect(page.getByText(nameOf(0))).toBeVisible();
  const pages = await printed(page);
  const names = pages.map((text) => text.match(/Guest\d{3}/g) ?? []);
  expect(new Set(names.flat()).size).toBe(GUESTS);
  expect(names.flat()).toHaveLength(GUESTS);
  for (const text of pages) expect(text).not.toBe('');
});

test('a kitchen prints its days: everything of a booking with a long place, on the width of the paper', async ({
  page,
  context,
}) => {
  await clock.moveToCalmTuesday();
  const julie = await theDemoPartner();
  const day = addDays(await clock.today(), 140);
  const place = `Hall${'x'.repeat(120)}end`;
  await askProduct(enterBooking, {
    ...{ token: julie.tokens.access_token, params: { partner: JULIE.store } },
    body: {
      ...{ startsAt: atWallTime(day, '19:00').toISOString(), endsAt: atWallTime(day, '23:00').toISOString() },
      ...{ customerName: 'Ronit', participants: 30, title: 'Brit', place },
    },
  });
  await arriveAs(context, julie);
  const kitchen = `/dashboard/${JULIE.store}/orders/kitchen?from=${day}&to=${day}`;
  await page.goto(`${kitchen}&by=hour&large=1`);
  await expect(page.getByText('Ronit')).toBeVisible();
  const [hours, ...afterHours] = await printed(page);
  expect(afterHours).toEqual([]);
  for (const said of ['19:00', 'Ronit']) expect(hours).toContain(said);
  await page.goto(`${kitchen}&by=event`);
  await expect(page.getByText('Ronit')).toBeVisible();
  const [sheet, ...more] = await printed(page);
  expect(more).toEqual([]);
  expect(sheet).toContain(place);
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 600, height: 800 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(600);
});
