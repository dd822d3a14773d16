// npm run simulate-season -- [--rates 60,80,250,1000]
import { parseArgs } from 'node:util';
import { benchFigures, FULLEST_WEEK, GUESTS, loadOf, ROUNDS, worstThursday } from './season.mjs';

const { values } = parseArgs({ options: { rates: { type: 'string', default: '40,60,80,250,1000' } } });
const bench = benchFigures();
const number = (value, digits = 0) => value.toLocaleString('en', { maximumFractionDigits: digits });
const clock = (minute) => `${Math.floor(minute / 60)}:${String(minute % 60).padStart(2, '0')}`;
const hours = (minutes) => (minutes < 90 ? `${number(minutes)} min` : `${number(minutes / 60, 1)} h`);

console.log(
  `The fullest week: ${FULLEST_WEEK.join(', ')} weddings from Sunday to Saturday, ${GUESTS} guests each.`,
);
for (const { round, daysBefore, share, due } of ROUNDS)
  console.log(
    `  ${round}: ${daysBefore} days before, to ${number(share * 100)} % ${due === 'hosts' ? 'when hosts press' : `at ${clock(due)}`}`,
  );
console.log('Messages go out from 9:00 to 21:00. Costs are those of docs/bench.md.\n');

const rows = values.rates.split(',').map((text) => {
  const rate = Number(text);
  const day = worstThursday(rate);
  const load = loadOf(day, bench);
  return {
    'messages/s': rate,
    due: number(day.demanded),
    sent: number(day.sent),
    'left for Friday': day.endless ? 'ever more' : number(day.carried),
    'longest wait': hours(day.longestWaitMin),
    'last at': clock(day.lastSentAt),
    'most waiting': number(day.peakQueue),
    'statuses/s': number(load.statuses),
    'of what one worker takes': `${number(load.statusShare * 100)} %`,
    'SQL/s': number(load.statements),
    cores: number(load.cores, 2),
  };
});
console.table(rows);
