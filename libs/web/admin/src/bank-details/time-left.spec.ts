import { timeLeft } from './time-left';

const now = new Date('2026-11-22T10:00:00Z');

describe('the time left of the promise', () => {
  it.each([
    ['2026-11-24T10:00:00Z', { hours: 48, overdue: false, urgency: 'calm' }],
    ['2026-11-23T10:00:00Z', { hours: 24, overdue: false, urgency: 'calm' }],
    ['2026-11-23T09:59:00Z', { hours: 23, overdue: false, urgency: 'mid' }],
    ['2026-11-22T16:00:00Z', { hours: 6, overdue: false, urgency: 'mid' }],
    ['2026-11-22T15:59:00Z', { hours: 5, overdue: false, urgency: 'hot' }],
    ['2026-11-22T10:30:00Z', { hours: 0, overdue: false, urgency: 'hot' }],
    ['2026-11-22T10:00:00Z', { hours: 0, overdue: true, urgency: 'hot' }],
    ['2026-11-22T07:30:00Z', { hours: 2, overdue: true, urgency: 'hot' }],
  ])('until %s: %j', (dueAt, left) => expect(timeLeft(dueAt, now)).toEqual(left));
});
