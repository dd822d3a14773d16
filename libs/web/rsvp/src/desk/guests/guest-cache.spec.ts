import type { Rsvp } from '@smachot/contracts';
import type { GuestPage } from './guests-api';
import { aGuest } from '../../testing/a-guest';
import { changedPage, pagesInSight, rowsOf } from './guest-cache';

const page = (...guests: Rsvp[]): GuestPage => ({
  rsvps: guests,
  nextCursor: null,
  stats: {} as GuestPage['stats'],
});
const [a, b, c] = ['a', 'b', 'c'].map((_id) => aGuest({ _id }));

describe('rows in memory', () => {
  it('changes one guest and leaves pages without him as they are, so that their rows do not draw again', () => {
    const other = page(c!);
    expect(changedPage(other, new Set(['a']), () => null)).toBe(other);
    const changed = changedPage(page(a!, b!), new Set(['a']), (guest) => ({ ...guest, tableName: '7' }));
    expect(changed.rsvps.map(({ tableName }) => tableName)).toEqual(['7', null]);
    expect(changed.rsvps[1]).toBe(b);
  });

  it('takes a guest out', () => {
    expect(changedPage(page(a!, b!), new Set(['a']), () => null).rsvps).toEqual([b]);
  });

  it('shows somebody who stands on two pages once', () => {
    expect(rowsOf([page(a!, b!), page(b!, c!)])).toEqual([a, b, c]);
  });

  it('finds the pages of the rows in sight', () => {
    const pages = [page(a!, b!), page(c!), page(a!, b!, c!)];
    expect(pagesInSight(pages, 0, 0)).toEqual([0]);
    expect(pagesInSight(pages, 1, 2)).toEqual([0, 1]);
    expect(pagesInSight(pages, 3, 9)).toEqual([2]);
    expect(pagesInSight([], 0, 9)).toEqual([]);
  });
});
