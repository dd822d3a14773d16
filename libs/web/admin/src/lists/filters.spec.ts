import { AdminOrderFilter, AdminUserFilter, SavedViewForm } from '@smachot/contracts';
import fc from 'fast-check';
import { queryOf, readFilter } from './filters';

const read = (query: string) => readFilter(AdminUserFilter, new URLSearchParams(query));

it('reads the filters of an address', () =>
  expect(read('?state=blocked&since=2026-11-01&q=דנה')).toEqual({
    state: 'blocked',
    since: '2026-11-01',
    q: 'דנה',
  }));

it('leaves out what it cannot read, and what is no filter', () =>
  expect(read('?state=angry&until=soon&page=3&q=dana&superAdmin=')).toEqual({ q: 'dana' }));

it('writes equal filters as equal addresses', () =>
  expect(queryOf({ until: '2026-11-02', q: undefined, since: '2026-11-01' })).toBe(
    queryOf({ since: '2026-11-01', until: '2026-11-02', q: '' }),
  ));

it('writes any filters as a query that can be kept, and reads them again', () =>
  fc.assert(
    fc.property(
      fc.record({
        q: fc.string({ minLength: 1, maxLength: 10, unit: 'grapheme' }),
        status: fc.constantFrom('pending', 'done'),
      }),
      (filter) => {
        const tidy = AdminOrderFilter.parse(filter);
        const query = queryOf(tidy);
        expect(SavedViewForm.shape.query.safeParse(query).success).toBe(query.length <= 1000);
        const again = readFilter(AdminOrderFilter, new URLSearchParams(query));
        expect({ q: '', ...again }).toEqual({ q: '', ...tidy });
      },
    ),
  ));
