import { cursorOf, positionAt } from './list-position';

const now = new Date('2027-05-01T09:00:00.000Z');
const id = '0190a0a0-0000-7000-8000-00000000e001';
const ahead = { start: new Date('2027-05-20T16:30:00.123Z'), id };

describe('the position in the list', () => {
  it('is found again in its cursor, to the millisecond', () =>
    expect(positionAt(cursorOf(ahead), now)).toEqual(ahead));
  it('is now, from the start', () =>
    expect(positionAt(undefined, now)).toEqual({ start: now, id: expect.stringMatching(/^f{8}-/) }));
  it('is now for a cursor whose event has begun meanwhile', () =>
    expect(positionAt(cursorOf({ start: new Date('2027-04-30T09:00:00Z'), id }), now)?.start).toEqual(now));
  it.each(['', 'nonsense', id, `_${id}`, `12_${id}x`, `99999999999999_${id}`, "1_'; drop table"])(
    'is none for %p',
    (cursor) => expect(positionAt(cursor, now)).toBeUndefined(),
  );
});
