/**
 * Inserts copies of a row the product made, one for each row of `bare.made`, so that a new column is filled as the product would.
 * @param {import('pg').Pool} sql
 * @param {string} table
 * @param {{ changes: string, of: string }} copies `changes`: jsonb of the columns that differ, from `made`; `of`: which row, as `one`
 */
export const copyRows = (sql, table, { changes, of }) =>
  sql.query(
    `insert into ${table} select copy.* from bare.made, ${table} one,
       lateral jsonb_populate_record(one, to_jsonb(one) || ${changes}) copy where ${of}`,
  );
