import { guestFilter } from './guest-filter';

const now = new Date('2027-04-01T09:00:00Z');

describe('the filter of a list', () => {
  const last = (search: string) => guestFilter('e', { cursor: undefined, search }, now).parameters.at(-1);
  it.each([
    ['כהן', '%כהנ%'],
    ['050-234', '%050234%'],
    ['+972 50-2345678', '%0502345678%'],
    ['502345678', '%0502345678%'],
    ['100%_\\', '%100\\%\\_\\\\%'],
  ])('looks for %s as %s', (search, term) => expect(last(search)).toBe(term));
  it('says each thing once', () => {
    const { condition, parameters } = guestFilter(
      'e',
      { cursor: undefined, group: 'family', status: 'attending', table: '4', withoutTable: false },
      now,
    );
    expect(condition).toBe(
      'g.event_id = $1 and g.deleted_at is null and g.guest_group = $2 and g.status = any($3) and g.table_name = $4',
    );
    expect(parameters).toEqual(['e', 'family', ['confirmed'], '4']);
  });
});
