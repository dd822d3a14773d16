// npm run simulate-season: the season's worst Thursday, minute by minute, against the provider's limits and our pacing. The costs
// of a message, a status and a reading are those of docs/bench.md; the rest are assumptions, which are printed.
import fs from 'node:fs';
import path from 'node:path';
import { root } from '../stack/paths.mjs';

/** 40,000 weddings a year; the fullest week has 1,800 of them on its Thursday. By weekday, Sunday first. */
export const FULLEST_WEEK = [650, 700, 950, 800, 1800, 600, 0];
export const GUESTS = 400;
const THURSDAY = 4;
const SATURDAY = 6;

/**
 * Rounds of an event: how many days before it, to which share of its guests, and when they come due. `hosts`: when hosts press "send";
 * an hour: all at once.
 */
export const ROUNDS = [
  { round: 'invitation', daysBefore: 28, share: 1, due: 'hosts' },
  { round: 'first reminder', daysBefore: 14, share: 0.55, due: 10 * 60 },
  { round: 'second reminder', daysBefore: 7, share: 0.3, due: 10 * 60 },
  { round: 'table and directions', daysBefore: 1, share: 0.7, due: 11 * 60 },
];
/** Share of a day's sending that hosts start in each hour from nine to twenty-one: before work ends, and after supper. */
const PRESSED = [4, 6, 6, 5, 5, 5, 6, 8, 11, 14, 16, 14];
const OPENS = 9 * 60;
const CLOSES = 21 * 60;
const MINUTES = 24 * 60;
/** Messages of a conversation for each delivered message of a campaign: the question after an answer, a wish, a thank you. */
const TURNS = 0.6;
/** Statuses of one message: sent, delivered, and read by most. */
const STATUSES = 2.8;
/** Readings of a desk in each minute of the evening by an event of the coming fortnight, and how much quieter the rest is. */
const DESKS_OPEN = 0.02;

/** Figures of docs/bench.md that the simulation stands on. */
export function benchFigures(text = fs.readFileSync(path.join(root, 'docs/bench.md'), 'utf8')) {
  const figure = (name) => {
    const row = text.split('\n').find((line) => line.trim().startsWith(name));
    if (!row) throw new Error(`docs/bench.md has no row "${name}"`);
    return Number(/([\d.,]+)/.exec(row.trim().slice(name.length))[1].replaceAll(',', ''));
  };
  return {
    messagesASecond: figure('messages sent, one worker'),
    statementsAMessage: figure('SQL statements a message'),
    cpuAMessageMs: figure('CPU a message, worker + database'),
    statusesASecond: figure('statuses taken from there to the guests'),
    statementsAStatus: figure('SQL statements a status, at 3,000 /s'),
    cpuAStatusMs: figure('CPU a status, at 3,000 /s'),
    readingMs: figure('· CPU of api'),
  };
}

/** Messages of campaigns that come due in each minute of a weekday. */
export function demandOf(weekday, week = FULLEST_WEEK, guests = GUESTS) {
  const demand = new Float64Array(MINUTES);
  const pressed = PRESSED.reduce((sum, share) => sum + share, 0);
  for (const { daysBefore, share, due } of ROUNDS) {
    // weeks before and after are as full: the worst case
    const messages = week[(weekday + daysBefore) % 7] * guests * share;
    if (due !== 'hosts') demand[due] += messages;
    else
      for (let minute = OPENS; minute < CLOSES; minute++)
        demand[minute] += (messages * PRESSED[Math.floor((minute - OPENS) / 60)]) / pressed / 60;
  }
  return demand;
}

/**
 * One day of a weekday: messages wait in a queue, leave at the pace, and only by day.
 * @param {{ weekday?: number, rate: number, carried?: number, week?: number[] }} options `rate`: messages a second of campaigns;
 *   `carried`: those left by the day before
 */
export function simulateDay({ weekday = THURSDAY, rate, carried = 0, week }) {
  const demand = demandOf(weekday, week);
  const day = {
    demanded: 0,
    sent: 0,
    carried: 0,
    peakQueue: 0,
    longestWaitMin: 0,
    lastSentAt: 0,
    peakAMinute: 0,
  };
  /** Oldest first: [the minute when it came due, how many]. */
  const queue = carried ? [[OPENS - MINUTES, carried]] : [];
  let waiting = carried;
  for (let minute = 0; minute < MINUTES; minute++) {
    if (demand[minute]) queue.push([minute, demand[minute]]);
    waiting += demand[minute];
    day.demanded += demand[minute];
    let free = minute >= OPENS && minute < CLOSES ? rate * 60 : 0;
    const before = free;
    while (free > 0 && queue.length) {
      const taken = Math.min(free, queue[0][1]);
      // one that waits over night became due by the calendar in the morning
      day.longestWaitMin = Math.max(
        day.longestWaitMin,
        minute - Math.max(queue[0][0], queue[0][0] < 0 ? OPENS : 0),
      );
      queue[0][1] -= taken;
      free -= taken;
      if (queue[0][1] < 1e-9) queue.shift();
    }
    const sent = before - free;
    waiting -= sent;
    day.sent += sent;
    if (sent) day.lastSentAt = minute;
    day.peakAMinute = Math.max(day.peakAMinute, sent);
    day.peakQueue = Math.max(day.peakQueue, waiting);
  }
  day.carried = Math.max(0, waiting);
  return day;
}

/** The whole fullest week again and again, until what Thursday inherits no longer changes or grows without end. */
export function worstThursday(rate, week = FULLEST_WEEK) {
  let carried = 0;
  let thursday;
  for (let weeks = 0; weeks < 4; weeks++)
    for (let weekday = 0; weekday < 7; weekday++) {
      if (weekday === SATURDAY) {
        // on Shabbat nothing goes out; all of it goes on Sunday
        carried += demandOf(weekday, week).reduce((sum, one) => sum + one, 0);
        continue;
      }
      const inherited = carried;
      const day = simulateDay({ weekday, rate, carried, week });
      carried = day.carried;
      if (weekday === THURSDAY) thursday = { ...day, inherited };
    }
  return { ...thursday, endless: carried > 3 * thursday.demanded };
}

/** What the day costs us, by the figures of the bench. */
export function loadOf({ peakAMinute, sent }, bench) {
  const messages = peakAMinute / 60;
  const turns = messages * TURNS;
  const statuses = (messages + turns) * STATUSES;
  const desks = (FULLEST_WEEK.reduce((sum, one) => sum + one, 0) * 2 * DESKS_OPEN) / 60;
  return {
    workers: (messages + turns) / bench.messagesASecond,
    statuses,
    statusShare: statuses / bench.statusesASecond,
    statements: (messages + turns) * bench.statementsAMessage + statuses * bench.statementsAStatus,
    cores:
      ((messages + turns) * bench.cpuAMessageMs + statuses * bench.cpuAStatusMs + desks * bench.readingMs) /
      1000,
    rows: sent * (1 + TURNS),
  };
}
