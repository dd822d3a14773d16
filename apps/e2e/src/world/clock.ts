import { moveClock, readClock } from '@smachot/contracts';
import { addDays, atWallTime, wallTime } from '@smachot/kernel';
import { baseUrl } from '../surroundings';
import { askAt } from './product';

const TUESDAY = 2;
const hebrewMonth = new Intl.DateTimeFormat('en-u-ca-hebrew', { timeZone: 'Asia/Jerusalem', month: 'long' });
/** Months with holidays on which no messages are sent. */
const FESTIVE = ['Tishri', 'Nisan', 'Sivan'];
/** The days a journey needs from the invitation to the receipt. */
const JOURNEY_DAYS = 25;

const isFestive = (day: string) => FESTIVE.includes(hebrewMonth.format(atWallTime(day, '12:00')));
const isCalm = (day: string) =>
  Array.from({ length: JOURNEY_DAYS }, (_, ahead) => addDays(day, ahead)).every((each) => !isFestive(each));

/** The clock of a product, as on a watch in Israel. */
export const clockOf = (product: string) => ({
  async now(): Promise<Date> {
    return new Date((await askAt(product, readClock)).now);
  },
  async today(): Promise<string> {
    return wallTime(await this.now()).day;
  },
  async moveTo(day: string, time: string): Promise<void> {
    await askAt(product, moveClock, { body: { now: atWallTime(day, time).toISOString() } });
  },
  async moveToRealTime(): Promise<void> {
    await askAt(product, moveClock, { body: { offsetMs: 0 } });
  },
  /**
   * Moves the clock to the next Tuesday at 11:00 with no holiday in the weeks after it: an hour at which messages go out at once.
   * Forward only, because past events cannot be in the future. Returns the day.
   */
  async moveToCalmTuesday(): Promise<string> {
    const now = await this.now();
    let day = wallTime(now).day;
    while (
      wallTime(atWallTime(day, '11:00')).weekday !== TUESDAY ||
      atWallTime(day, '11:00') < now ||
      !isCalm(day)
    )
      day = addDays(day, 1);
    await this.moveTo(day, '11:00');
    return day;
  },
});

export const clock = clockOf(baseUrl);
