import * as fc from 'fast-check';
import { paceOf } from './code-pace';

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;

describe('the pace of one-time codes to one phone', () => {
  it('lets the first code go at once', () => {
    expect(paceOf([])).toBeUndefined();
  });

  it('waits 30 s after the first code and 60 s after the second', () => {
    expect(paceOf([0])).toEqual({ code: 'otp.too_soon', waitSeconds: 30 });
    expect(paceOf([29.2])).toEqual({ code: 'otp.too_soon', waitSeconds: 1 });
    expect(paceOf([30])).toBeUndefined();
    expect(paceOf([0, 31])).toEqual({ code: 'otp.too_soon', waitSeconds: 60 });
    expect(paceOf([60, 91])).toBeUndefined();
  });

  it('waits 120 s after the third, when three in ten minutes do not already say longer', () => {
    expect(paceOf([0, 550, 700])).toEqual({ code: 'otp.too_soon', waitSeconds: 120 });
    expect(paceOf([0, 60, 90])).toEqual({ code: 'otp.too_many', waitSeconds: 510 });
  });

  it('begins again with 30 s after half an hour of silence', () => {
    expect(paceOf([10, 31 * MINUTE, 40 * MINUTE])).toEqual({ code: 'otp.too_soon', waitSeconds: 20 });
  });

  it('sends no more than ten a day', () => {
    const hourly = Array.from({ length: 10 }, (_, hours) => hours * 60 * MINUTE + 40 * MINUTE);
    expect(paceOf(hourly)).toEqual({ code: 'otp.too_many', waitSeconds: DAY - hourly[9]! });
  });

  it('never lets more than 3 in any 10 minutes nor 10 in any day go, whenever they are asked for', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 900 }), { maxLength: 200 }), (gaps) => {
        const sent: number[] = [];
        let now = 0;
        for (const gap of gaps) {
          now += gap;
          const ages = sent.map((at) => now - at).filter((age) => age < DAY);
          if (!paceOf(ages)) sent.unshift(now);
        }
        for (const at of sent) {
          expect(sent.filter((other) => other <= at && at - other < 600).length).toBeLessThanOrEqual(3);
          expect(sent.filter((other) => other <= at && at - other < DAY).length).toBeLessThanOrEqual(10);
        }
      }),
    );
  });

  it('is free again after exactly the wait it names', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: DAY }), { maxLength: 12 }), (times) => {
        const ages = [...times].sort((a, b) => a - b);
        const wait = paceOf(ages)?.waitSeconds ?? 0;
        expect(paceOf(ages.map((age) => age + wait).filter((age) => age < DAY))).toBeUndefined();
      }),
    );
  });
});
