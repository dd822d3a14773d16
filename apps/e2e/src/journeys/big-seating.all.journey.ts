import { changeSeating, type InputOf } from '@smachot/contracts';
import { newId } from '@smachot/kernel';
import { expect, test, wideScreen } from '../journey';
import { SeatingScreen } from '../screens/seating.screen';
import { aHost, arriveAs } from '../world/a-host';
import { anEvent, guestsOf } from '../world/an-event';
import { clock } from '../world/clock';
import { askProduct } from '../world/product';

const GUESTS = 600;
const TABLES = 60;
const SEATS = 14;
const AT_ONCE = 200;

type Patch = InputOf<typeof changeSeating>['body'];

const tables = (): Patch['tables'] =>
  Array.from({ length: TABLES }, (_, at) => ({
    ...{ _id: newId(), name: String(at + 1), shape: 'round' as const, seats: SEATS, version: 0 },
    ...{ x: 120 + (at % 10) * 240, y: 120 + Math.floor(at / 10) * 240, rotation: 0, traits: [] },
  }));

test.use({ viewport: wideScreen });

test('six hundred guests are seated at sixty tables while the page stays free', async ({
  page,
  context,
  words,
}) => {
  await clock.moveToCalmTuesday();
  const host = await aHost();
  const event = await anEvent(host);
  const people = Array.from({ length: GUESTS }, (_, at) => ({
    ...{ attendeeName: `אורח ${at + 1}`, attendeePhone: null, groupLabel: `קבוצה ${at % 37}` },
    ...{ estimatedNumberOfGuests: at % 3 === 0 ? 2 : 1 },
  }));
  for (let from = 0; from < GUESTS; from += AT_ONCE)
    await guestsOf(host, event, people.slice(from, from + AT_ONCE));
  const nothing = { removedTables: [], seats: [], wishes: [], removedWishes: [] };
  await askProduct(changeSeating, {
    token: host.tokens.access_token,
    params: { eventId: event._id },
    body: { ...nothing, tables: tables() },
  });
  await arriveAs(context, host);
  const seating = new SeatingScreen(page, words);
  await page.goto(SeatingScreen.address(event._id));
  await expect(seating.table('60')).toBeVisible();

  await seating.askForTheRest();
  // beats of the page from the press of the button until everybody has a table: a page that seats them itself has none
  await page.evaluate((everybody) => {
    const seen = { pressed: false, done: false, beats: 0 };
    Object.assign(globalThis, { seen });
    document.addEventListener('keydown', () => (seen.pressed = true), { once: true, capture: true });
    setInterval(() => {
      seen.done ||= document.body.textContent.includes(everybody);
      if (seen.pressed && !seen.done) seen.beats += 1;
    }, 10);
  }, words.seating('totals.everybody'));
  await seating.seatTheRest();
  await expect(page.getByText(words.seating('totals.everybody'))).toBeVisible();
  await seating.expectSaved();
  const beats = await page.evaluate(() => (globalThis as unknown as { seen: { beats: number } }).seen.beats);
  expect(beats, 'the page stays free').toBeGreaterThan(1);
});
