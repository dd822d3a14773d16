// node tools/generators/quiet-calendar.mjs
// Writes the hours of Shabbat and holidays that messages keep quiet and that are no working days. Run by hand, once in some years: the
// product ships the table, not the library (whose licence would bind it).
import fs from 'node:fs';
import path from 'node:path';
import { CandleLightingEvent, HavdalahEvent, HebrewCalendar, Location, flags } from '@hebcal/core';
import { root } from '../stack/paths.mjs';

const FIRST_YEAR = 2026;
const LAST_YEAR = 2036;
const CANDLE_MINUTES = 18;
const target = path.join(root, 'libs/server/calendar/src/quiet-windows.json');

const events = HebrewCalendar.calendar({
  start: new Date(FIRST_YEAR - 1, 11, 25),
  end: new Date(LAST_YEAR, 11, 31),
  il: true,
  location: Location.lookup('Tel Aviv'),
  candlelighting: true,
  candleLightingMins: CANDLE_MINUTES,
});

const minute = (date) =>
  `${new Date(Math.round(date.getTime() / 60_000) * 60_000).toISOString().slice(0, 16)}Z`;
const isFestival = (event) => Boolean(event.linkedEvent && event.linkedEvent.getFlags() & flags.CHAG);

// Candles inside an open window belong to a second day or to the Shabbat that follows: one window, till the last nightfall.
const windows = [];
let open;
for (const event of events) {
  if (event.getDesc() === 'Chanukah' || event.getFlags() & flags.CHANUKAH_CANDLES) continue;
  if (event instanceof CandleLightingEvent) {
    open ??= { from: minute(event.eventTime), holiday: false };
  } else if (event instanceof HavdalahEvent) {
    if (open) windows.push({ ...open, till: minute(event.eventTime) });
    open = undefined;
    continue;
  }
  if (open && (isFestival(event) || event.getFlags() & flags.CHAG)) open.holiday = true;
}

const of = (holiday) =>
  windows
    .filter((window) => window.holiday === holiday && window.from >= `${FIRST_YEAR}`)
    .map((window) => [window.from, window.till]);

const lines = (list) => list.map((window) => `    ${JSON.stringify(window)}`).join(',\n');
fs.writeFileSync(
  target,
  `{
  "about": "Tel Aviv, candles ${CANDLE_MINUTES} minutes before sunset, till nightfall, ${FIRST_YEAR}-${LAST_YEAR}; made by tools/generators/quiet-calendar.mjs",
  "shabbat": [\n${lines(of(false))}\n  ],
  "holiday": [\n${lines(of(true))}\n  ]
}
`,
);
console.log(`${windows.length} windows in ${path.relative(root, target)}`);
