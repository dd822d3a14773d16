import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  benchFigures,
  demandOf,
  FULLEST_WEEK,
  GUESTS,
  loadOf,
  simulateDay,
  worstThursday,
} from './season.mjs';

const near = (a, b) => assert.ok(Math.abs(a - b) < 1, `${a} is not ${b}`);

describe('the season’s worst Thursday', () => {
  it('has every message of its rounds once', () => {
    const due = demandOf(4).reduce((sum, one) => sum + one, 0);
    // Thursday's own invitations and reminders, and the tables of Friday
    near(due, GUESTS * (1800 * (1 + 0.55 + 0.3) + 600 * 0.7));
  });

  it('loses and doubles nothing, whatever the pace', () => {
    for (const rate of [1, 40, 60, 250, 5000]) {
      const day = simulateDay({ rate, carried: 10_000 });
      near(day.sent + day.carried, day.demanded + 10_000);
      assert.ok(day.peakAMinute <= rate * 60 + 1e-6);
      assert.ok(day.lastSentAt < 21 * 60);
    }
  });

  it('is over sooner the faster the pace', () => {
    const waits = [40, 60, 80, 250, 1000].map((rate) => worstThursday(rate).longestWaitMin);
    assert.deepEqual(
      waits,
      waits.toSorted((a, b) => b - a),
    );
  });

  it('sends nothing at night', () => {
    const day = simulateDay({ rate: 1e9 });
    near(day.sent, day.demanded);
    assert.ok(
      demandOf(4)
        .slice(0, 9 * 60)
        .every((one) => one === 0),
    );
  });

  it('grows without end when a week brings more than it can send', () => {
    const messages = FULLEST_WEEK.reduce((sum, one) => sum + one, 0) * GUESTS * 2.55;
    const enough = messages / (6 * 12 * 3600);
    assert.equal(worstThursday(enough / 3).endless, true);
    assert.equal(worstThursday(enough * 2).endless, false);
  });
});

describe('what it costs', () => {
  it('is read from docs/bench.md', () => {
    const bench = benchFigures();
    for (const [name, value] of Object.entries(bench)) assert.ok(value > 0, name);
    assert.throws(() => benchFigures('nothing'), /has no row/);
  });

  it('grows with the messages', () => {
    const bench = benchFigures();
    const [slow, fast] = [60, 250].map((rate) => loadOf(worstThursday(rate), bench));
    assert.ok(fast.statuses > slow.statuses && fast.cores > slow.cores);
  });
});
