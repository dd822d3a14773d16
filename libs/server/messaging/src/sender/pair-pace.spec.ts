import { PairPace } from './pair-pace';

describe('the pace for one person', () => {
  it('leaves six seconds between invitations', () => {
    const pace = new PairPace();
    expect(pace.waitSeconds('a', true, 0)).toBe(0);
    expect(pace.waitSeconds('b', true, 0)).toBe(0);
    expect(pace.waitSeconds('a', true, 1000)).toBe(5);
    expect(pace.waitSeconds('a', true, 6000)).toBe(0);
  });
  it('lets a conversation borrow, but not for ever', () => {
    const pace = new PairPace();
    const gone = Array.from({ length: 60 }, (_, i) => pace.waitSeconds('a', false, i * 100)).filter(
      (wait) => wait === 0,
    );
    expect(gone.length).toBeGreaterThanOrEqual(30);
    expect(gone.length).toBeLessThan(45);
  });
});
