import { coalesce } from './coalesce';

describe('coalescing hints', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const settle = (ms: number) => jest.advanceTimersByTimeAsync(ms);

  it('reads once for a burst', async () => {
    const work = jest.fn(() => Promise.resolve());
    const hints = coalesce(work);
    for (let i = 0; i < 100; i++) hints.ask();
    await settle(10_000);
    expect(work).toHaveBeenCalledTimes(1);
  });

  it('reads at most once per interval while hints keep coming, and once after the last', async () => {
    const work = jest.fn(() => Promise.resolve());
    const hints = coalesce(work, { soon: 100, every: 1000 });
    for (let i = 0; i < 50; i++) {
      hints.ask();
      await settle(100);
    }
    await settle(5000);
    // 5 s of hints: one soon after the first, then one per second, then the last state
    expect(work.mock.calls.length).toBeGreaterThanOrEqual(5);
    expect(work.mock.calls.length).toBeLessThanOrEqual(7);
  });

  it('never reads twice at a time and does not lose a hint that comes while reading', async () => {
    let running = 0;
    let most = 0;
    const work = jest.fn(async () => {
      running++;
      most = Math.max(most, running);
      await new Promise((done) => setTimeout(done, 3000));
      running--;
    });
    const hints = coalesce(work, { soon: 10, every: 100 });
    hints.ask();
    await settle(500);
    hints.ask();
    await settle(20_000);
    expect(most).toBe(1);
    expect(work).toHaveBeenCalledTimes(2);
  });

  it('goes on after a failure and stops when told', async () => {
    const work = jest.fn(() => Promise.reject(new Error('no response')));
    const hints = coalesce(work, { soon: 10, every: 10 });
    hints.ask();
    await settle(100);
    hints.ask();
    await settle(100);
    expect(work).toHaveBeenCalledTimes(2);
    hints.ask();
    hints.stop();
    await settle(1000);
    expect(work).toHaveBeenCalledTimes(2);
  });
});
