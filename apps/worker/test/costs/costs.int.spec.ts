import { readFileSync } from 'node:fs';
import path from 'node:path';
import { actsOfPeople } from './acts-of-people';
import { actsOfWork, idleHour } from './acts-of-work';
import { compare } from './counting';
import { type Act, aWorld, type World } from './world';

const KINDS = ['statements', 'calls', 'outbox', 'jobs', 'bytes'] as const;
type Costs = Record<(typeof KINDS)[number], number>;

/** What each act may cost, by kind; an act that is not named costs nothing. A count depends on no hour (ADR 139). */
const budgets = JSON.parse(
  readFileSync(path.join(process.env['SMACHOT_ROOT']!, 'tools/bench/budgets.json'), 'utf8'),
) as Record<(typeof KINDS)[number] | 'anIdleHour', Record<string, number>>;

let world: World;
let acts: Record<string, Act>;
beforeAll(async () => {
  world = await aWorld();
  acts = { ...actsOfPeople(world), ...(await actsOfWork(world)) };
});
afterAll(() => world.close());

const outboxRows = async (): Promise<number> => {
  const [row] = await world.product.source.query<{ count: number }[]>(
    'select count(*)::int as count from platform.outbox',
  );
  return row!.count;
};
/** @returns the costs, and what was heard, to be read when they are others than allowed */
const costsOf = async ({ of = 1, act }: Act): Promise<{ costs: Costs; heard: string[] }> => {
  const { jobs } = world.product;
  const [rowsBefore, jobsBefore] = [await outboxRows(), jobs.ran];
  const { statements, calls, answer } = await world.counting.of(act);
  const counts: Costs = {
    statements: statements.length,
    calls: calls.length,
    outbox: (await outboxRows()) - rowsBefore,
    jobs: jobs.ran - jobsBefore,
    bytes: answer === undefined ? 0 : Buffer.byteLength(JSON.stringify(answer)),
  };
  const costs = Object.fromEntries(KINDS.map((kind) => [kind, counts[kind] / of])) as Costs;
  return { costs, heard: [...calls, ...statements].map((text) => text.replaceAll(/\s+/g, ' ')) };
};
const budgetOf = (name: string) => Object.fromEntries(KINDS.map((kind) => [kind, budgets[kind][name] ?? 0]));

it('every act has a budget, and every budget an act', () => {
  const named = KINDS.flatMap((kind) => Object.keys(budgets[kind]));
  expect([...new Set(named)].sort()).toEqual(Object.keys(acts).sort());
});

it.each(Object.keys(budgets.statements))('%s', async (name) => {
  const { costs, heard } = await costsOf(acts[name]!);
  compare(costs, budgetOf(name), heard);
});

it('an idle hour of a worker, tick by tick', async () => {
  expect(await idleHour(world)).toEqual(budgets.anIdleHour);
});
