import fc from 'fast-check';
import { GuestGroup, Side, StatsGroup } from '@smachot/contracts';
import { filterQuery, isFiltered, readFilter, toggleStatus, writeFilter, type GuestFilter } from './filters';

const word = (max: number) =>
  fc
    .string({ minLength: 1, maxLength: max, unit: 'grapheme' })
    .map((text) => text.trim())
    .filter((text) => text.length > 0 && text.length <= max);
const filters = fc
  .record(
    {
      search: word(100),
      group: fc.constantFrom(...GuestGroup.options),
      status: fc.constantFrom(...StatsGroup.options),
      table: word(40),
      withoutTable: fc.constant(true),
      maybe: fc.constant(true),
      ride: fc.constant(true),
      requests: fc.constant(true),
      aboveInvited: fc.constant(true),
      side: fc.constantFrom(...Side.options),
      groupLabel: word(30),
    },
    { requiredKeys: [] },
  )
  .map((filter) => (filter.table ? (({ withoutTable: _, ...rest }) => rest)(filter) : filter) as GuestFilter);

describe('the filter in the address', () => {
  it('comes back as it was written', () => {
    fc.assert(
      fc.property(filters, (filter) => {
        const address = writeFilter(new URLSearchParams(), filter).toString();
        expect(readFilter(new URLSearchParams(address))).toEqual(filter);
      }),
    );
  });

  it('leaves the rest of the address alone', () => {
    const address = writeFilter(new URLSearchParams('guest=7&status=declined'), { group: 'family' });
    expect(address.toString()).toBe('guest=7&group=family');
  });

  it('takes unknown values for no filter', () => {
    const filter = readFilter(new URLSearchParams('group=enemies&status=confirmed&notable=yes&q=%20%20'));
    expect(filter).toEqual({});
    expect(isFiltered(filter)).toBe(false);
  });

  it('lets a named table win over "without a table"', () => {
    expect(readFilter(new URLSearchParams('table=7&notable=1'))).toEqual({ table: '7' });
  });

  it('is given to the call as text', () => {
    expect(filterQuery({ group: 'work', withoutTable: true })).toEqual({
      group: 'work',
      withoutTable: 'true',
    });
    expect(filterQuery({ search: 'כהן' })).toEqual({ search: 'כהן' });
  });

  it('turns a stat card on, over to another, and off', () => {
    expect(toggleStatus(new URLSearchParams('guest=7'), 'attending')).toBe('?guest=7&status=attending');
    expect(toggleStatus(new URLSearchParams('status=declined'), 'attending')).toBe('?status=attending');
    expect(toggleStatus(new URLSearchParams('status=attending'), 'attending')).toBe('?');
  });
});
