import { filterOf } from './use-statement-filter';

const read = (address: string) => filterOf(new URLSearchParams(address));

describe('the filter of a statement in the address', () => {
  it('is days and a kind', () =>
    expect(read('from=2026-11-01&until=2026-11-30&kind=commission&view=statement')).toEqual({
      from: '2026-11-01',
      until: '2026-11-30',
      kind: 'commission',
    }));

  it.each(['', 'from=&kind=', 'from=yesterday&until=1.11.2026&kind=everything'])('leaves out %j', (address) =>
    expect(read(address)).toEqual({}),
  );
});
