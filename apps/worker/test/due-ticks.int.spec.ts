import { dueStatement, RELAY_DUE } from '@smachot/server-platform';
import { startWholeProduct, type WholeProduct } from './whole-product';

type Plan = {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Index Cond'?: string;
  Plans?: Plan[];
};

let product: WholeProduct;
beforeAll(async () => {
  product = await startWholeProduct();
});
afterAll(() => product?.close());

const within = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(within)];

/** The nodes of the statement's plan, as it is for any time; a table without a fitting index is scanned even so. */
const planned = async (due: string): Promise<Plan[]> =>
  product.source.transaction(async (tx) => {
    await tx.query('set local enable_seqscan = off');
    const [row] = await tx.query<{ 'QUERY PLAN': [{ Plan: Plan }] }[]>(
      `explain (generic_plan, format json) ${dueStatement([{ name: 'asked', due }])}`,
    );
    return within(row!['QUERY PLAN'][0].Plan);
  });

/** Indexes with a condition: they hold open rows alone. */
const partialIndexes = async (): Promise<Set<string>> => {
  const rows = await product.source.query<{ name: string }[]>(
    'select c.relname as name from pg_index i join pg_class c on c.oid = i.indexrelid where i.indpred is not null',
  );
  return new Set(rows.map(({ name }) => name));
};

it('what is due is asked for of every tick that looks oftener than every 20 seconds', () => {
  const often = product.jobs.ticks.filter(({ everyMs, due }) => everyMs < 20_000 && !due);
  // it looks at the journals of senders on this machine
  expect(often.map(({ name }) => name)).toEqual(['messaging.recover_ended']);
});

it('each question is answered by an index: of open rows, or by their moment', async () => {
  // the relay runs in the worker's own process
  const relay = { name: 'platform.relay', due: RELAY_DUE };
  const awaiting = [...product.jobs.ticks.filter(({ due }) => due), relay];
  expect(awaiting.length).toBeGreaterThan(30);
  const partial = await partialIndexes();
  for (const { name, due } of awaiting) {
    const nodes = await planned(due!);
    const scans = nodes.filter((node) => node['Node Type'] === 'Seq Scan');
    expect({ name, scanned: scans.map((scan) => scan['Relation Name']) }).toEqual({ name, scanned: [] });
    const sorted = nodes
      .filter((node) => node['Node Type'] === 'Sort')
      .flatMap((node) => within(node).flatMap((each) => each['Index Name'] ?? []));
    expect({ name, sorted: sorted.filter((index) => !partial.has(index)) }).toEqual({ name, sorted: [] });
  }
});
