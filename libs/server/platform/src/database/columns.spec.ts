import { EntitySchema } from 'typeorm';
import { assignments, columnList, columnsOf, selection } from './columns';

type Row = { id: string; hostId: string; price: number };

const schema = new EntitySchema<Row>({
  name: 'Thing',
  columns: {
    id: { type: 'uuid', primary: true },
    hostId: { type: 'uuid', name: 'host_id' },
    price: { type: 'bigint', name: 'price_agorot' },
  },
});

describe('columnsOf', () => {
  it('takes the names of all columns from the schema', () => {
    expect(columnsOf(schema)).toEqual({ id: 'id', hostId: 'host_id', price: 'price_agorot' });
  });

  it('takes only the named columns, in the order they are named', () => {
    expect(columnList(columnsOf(schema, ['hostId', 'id']))).toBe('host_id, id');
  });

  it('throws for a name that is no column, so that a rename cannot leave a statement behind', () => {
    expect(() => columnsOf(schema, ['title' as 'id'])).toThrow('Thing has no column title');
  });
});

describe('statements from columns', () => {
  const columns = columnsOf(schema);

  it('reads every column under the name the domain uses', () => {
    expect(selection(columns, 't', { price: 't.price_agorot::float8' })).toBe(
      't.id as "id", t.host_id as "hostId", t.price_agorot::float8 as "price"',
    );
  });

  it('assigns every column but the excepted ones, from the table that has the new values', () => {
    expect(assignments(columns, ['id'])).toBe('host_id = n.host_id, price_agorot = n.price_agorot');
    expect(assignments<Row>(columns, ['id', 'hostId'], 'excluded')).toBe(
      'price_agorot = excluded.price_agorot',
    );
  });
});
