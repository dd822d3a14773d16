import { anonymousId, currentVisit, forgetVisitor } from './visitor';

const START = new Date('2026-11-25T10:00:00.000Z').getTime();
const SECOND = 1000;
const DAY = 24 * 60 * 60 * SECOND;
const after = (ms: number) => jest.setSystemTime(START + ms);

beforeEach(() => {
  jest.useFakeTimers({ now: START });
  localStorage.clear();
  forgetVisitor();
});
afterEach(() => jest.useRealTimers());

describe('a visit', () => {
  it('goes on through 1,800 seconds of inactivity, counted from the last event', () => {
    const first = currentVisit();
    after(1_800 * SECOND);
    expect(currentVisit()).toMatchObject({ id: first.id, startedAt: START });
    after(3_600 * SECOND);
    expect(currentVisit().id).toBe(first.id);
  });

  it('is another one after more than that', () => {
    const first = currentVisit();
    after(1_800 * SECOND + 1);
    const next = currentVisit();
    expect(next.id).not.toBe(first.id);
    expect(next.startedAt).toBe(START + 1_800 * SECOND + 1);
  });
});

describe('the id of a browser', () => {
  it.each(['product', 'web'] as const)('is known to the %s service for 365 days', (service) => {
    const id = anonymousId(service);
    after(365 * DAY - 1);
    expect(anonymousId(service)).toBe(id);
    after(365 * DAY);
    const next = anonymousId(service);
    expect(next).not.toBe(id);
    after(2 * 365 * DAY - 1);
    expect(anonymousId(service)).toBe(next);
  });

  it('is not prolonged by visits', () => {
    const id = anonymousId('web');
    for (const day of [100, 200, 300, 364]) {
      after(day * DAY);
      expect(anonymousId('web')).toBe(id);
    }
    after(365 * DAY);
    expect(anonymousId('web')).not.toBe(id);
  });

  it('is another one for each service, and after the visitor was forgotten', () => {
    const [product, web] = [anonymousId('product'), anonymousId('web')];
    expect(product).not.toBe(web);
    forgetVisitor();
    expect([anonymousId('product'), anonymousId('web')]).not.toEqual([product, web]);
    expect(anonymousId('product')).not.toBe(product);
  });
});
