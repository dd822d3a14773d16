import { Conditions, COUNT_CAP, listStatement, type ListTable, readListPage } from './list-page';

const table: ListTable = { table: 'a.things', alias: 't', columns: 't.name', order: ['at', 'id'] };
type Thing = { name: string };
/** A database that answers `rows`; what it was asked is in `asked`. */
const answering = (rows: object[]) => {
  const asked: { sql: string; values: unknown[] | undefined }[] = [];
  return {
    asked,
    rows: <Row>(sql: string, values?: unknown[]) => {
      asked.push({ sql, values });
      return Promise.resolve(rows as Row[]);
    },
  };
};
const row = (name: string, rowsCounted: number | null) => ({ name, cursorOfRow: name, rowsCounted });

it('numbers the values of the conditions that are given', () => {
  const conditions = new Conditions()
    .where('x', (place) => `t.a = ${place}`)
    .where(undefined, (place) => `t.b = ${place}`)
    .and('t.c is null')
    .where(0, (place) => `t.d = ${place}`);
  expect(conditions.sql).toBe('t.a = $1 and t.c is null and t.d = $2');
  expect(conditions.values).toEqual(['x', 0]);
});

it('counts with the first page alone, up to the cap', () => {
  const first = listStatement(table, new Conditions(), { after: null, limit: 2 });
  expect(first.sql).toContain(`limit ${COUNT_CAP + 1}`);
  expect(first.values).toEqual([3]);
  const next = listStatement(table, new Conditions(), { after: 'b', limit: 2 });
  expect(next.sql).not.toContain('count(*)');
  expect(next.values).toEqual(['b', 3]);
  const hits = listStatement(table, new Conditions(), { after: null, limit: 2, uncounted: true });
  expect(hits.sql).not.toContain('count(*)');
});

it('finds the rows of a search before the list is read, for its rows and for their count', () => {
  const conditions = new Conditions().search('t.words @@ $1').search(undefined).and('t.open');
  const { sql } = listStatement(table, conditions, { after: null, limit: 2 });
  expect(
    sql.match(/from \(select \* from a\.things t where t\.words @@ \$1 offset 0\) t\s+where t\.open/g),
  ).toHaveLength(2);
});

it('goes on after its last row while there are more', async () => {
  const read = answering([row('c', COUNT_CAP + 1), row('b', COUNT_CAP + 1), row('a', COUNT_CAP + 1)]);
  const page = await readListPage<Thing>(read, table, new Conditions(), { after: null, limit: 2 });
  expect(page).toEqual({
    rows: [{ name: 'c' }, { name: 'b' }],
    nextCursor: 'b',
    count: { rows: COUNT_CAP, capped: true },
  });
});

it('ends with a page that is not full', async () => {
  const page = await readListPage<Thing>(answering([row('a', null)]), table, new Conditions(), {
    after: 'b',
    limit: 2,
  });
  expect(page).toEqual({ rows: [{ name: 'a' }], nextCursor: null, count: null });
});

it('counts none where nothing matches', async () => {
  const page = await readListPage<Thing>(answering([]), table, new Conditions(), { after: null, limit: 2 });
  expect(page).toEqual({ rows: [], nextCursor: null, count: { rows: 0, capped: false } });
});
