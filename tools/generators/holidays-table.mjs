// node tools/generators/holidays-table.mjs
// Writes the holidays of some years, as the library says, for the test of our own calendar. Run by hand; the product ships neither.
import fs from 'node:fs';
import path from 'node:path';
import { HebrewCalendar } from '@hebcal/core';
import { root } from '../stack/paths.mjs';

const FIRST_YEAR = 2024;
const LAST_YEAR = 2043;
/** @type {[RegExp, string][]} */
const names = [
  [/^Rosh Hashana (?!LaBehemot)/, 'rosh-hashana'],
  [/^Yom Kippur$/, 'yom-kippur'],
  [/^Sukkot I$/, 'sukkot'],
  [/^Sukkot (II|III|IV|V|VI|VII)\b/, 'sukkot-weekdays'],
  [/^Shmini Atzeret$/, 'simchat-torah'],
  [/^Chanukah: ([2-8] Candles|8th Day)$/, 'chanukah'],
  [/^Tu BiShvat$/, 'tu-bishvat'],
  [/^Purim$/, 'purim'],
  [/^Pesach I$/, 'pesach'],
  [/^Pesach (II|III|IV|V|VI)\b/, 'pesach-weekdays'],
  [/^Pesach VII$/, 'pesach-seventh'],
  [/^Yom HaShoah$/, 'holocaust-day'],
  [/^Yom HaZikaron$/, 'memorial-day'],
  [/^Yom HaAtzma'ut$/, 'independence-day'],
  [/^Lag BaOmer$/, 'lag-baomer'],
  [/^Shavuot$/, 'shavuot'],
  [/^Tish'a B'Av( \(observed\))?$/, 'tisha-beav'],
  [/^Tu B'Av$/, 'tu-beav'],
];

const found = {};
for (let year = FIRST_YEAR; year <= LAST_YEAR; year += 1)
  for (const event of HebrewCalendar.calendar({ year, il: true })) {
    const name = names.find(([words]) => words.test(event.getDesc()))?.[1];
    if (!name) continue;
    const at = event.getDate().greg();
    const two = (number) => String(number).padStart(2, '0');
    const day = `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
    (found[name] ??= []).push(day);
  }
for (const days of Object.values(found)) days.sort();
const target = path.join(root, 'libs/shared/kernel/src/holidays.table.json');
fs.writeFileSync(
  target,
  `${JSON.stringify({ from: `${FIRST_YEAR}-01-01`, till: `${LAST_YEAR}-12-31`, days: found })}\n`,
);
