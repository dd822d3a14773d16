import { DAY_MS, HOUR_MS } from '@smachot/kernel';
import { nextAllowed } from '@smachot/server-messaging';
import * as fc from 'fast-check';
import { freeAt, planPortions } from './portions';

const allowed = (at: Date): Date => nextAllowed(at, 'jewish').at;
/** Tuesday, 11:00 in Israel. */
const TUESDAY = new Date('2027-04-06T08:00:00Z');

const plan = (count: number, usage: { at: Date; count: number }[] = [], from = TUESDAY) =>
  planPortions(count, from, { limit: 250, usage }, allowed).map(({ at, count: some }) => [
    at.toISOString(),
    some,
  ]);

describe('a plan within the day’s limit', () => {
  it('writes to 800 guests on four days', () => {
    expect(plan(800)).toEqual([
      ['2027-04-06T08:00:00.000Z', 250],
      ['2027-04-07T08:00:00.000Z', 250],
      ['2027-04-08T08:00:00.000Z', 250],
      ['2027-04-09T08:00:00.000Z', 50],
    ]);
  });
  it('leaves out Shabbat', () => {
    const days = plan(600, [], new Date('2027-04-08T08:00:00Z')).map(([at]) => (at as string).slice(0, 10));
    expect(days).toEqual(['2027-04-08', '2027-04-09', '2027-04-10']);
    const [, , saturday] = plan(600, [], new Date('2027-04-08T08:00:00Z'));
    expect(allowed(new Date('2027-04-10T08:00:00Z')).toISOString()).toBe(saturday![0]);
  });
  it('waits for what was sent today, and goes behind what is planned', () => {
    const sent = { at: new Date(TUESDAY.getTime() - HOUR_MS), count: 250 };
    const planned = { at: new Date(sent.at.getTime() + DAY_MS), count: 100 };
    expect(plan(200, [sent, planned])).toEqual([
      ['2027-04-07T07:00:00.000Z', 150],
      ['2027-04-08T07:00:00.000Z', 50],
    ]);
  });
  it('is one day without a limit', () => {
    expect(planPortions(800, TUESDAY, { limit: Infinity, usage: [] }, allowed)).toEqual([
      { at: TUESDAY, count: 800 },
    ]);
  });
  it('writes to everybody, in allowed hours, and never over the limit, whatever was sent before', () => {
    const usage = fc.array(
      fc.record({ at: fc.integer({ min: 0, max: DAY_MS }), count: fc.integer({ min: 1, max: 60 }) }),
      { maxLength: 20 },
    );
    fc.assert(
      fc.property(usage, fc.integer({ min: 1, max: 1500 }), (before, count) => {
        const used = before.map((one) => ({ ...one, at: new Date(TUESDAY.getTime() - one.at) }));
        const portions = planPortions(count, TUESDAY, { limit: 250, usage: used }, allowed);
        expect(portions.reduce((sum, one) => sum + one.count, 0)).toBe(count);
        for (const [index, { at, count: some }] of portions.entries()) {
          expect(some).toBeGreaterThan(0);
          expect(allowed(at)).toEqual(at);
          const others = [...used, ...portions.slice(0, index)];
          expect(some).toBeLessThanOrEqual(freeAt(at, { limit: 250, usage: others }));
        }
      }),
    );
  });
});
