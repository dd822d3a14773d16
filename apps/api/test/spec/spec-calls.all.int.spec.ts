import { allCalls } from '@smachot/contracts';
import { DEMO_SCREENS, EMPTY_IN_THE_DEMO, NOT_OF_THE_DEMO } from './demo-screens';
import { eventCases } from './event-cases';
import { isOfLine, SPEC_CALLS } from './spec-calls';
import { ask, product, startSpecWorld, WITH_KEY } from './spec-world';
import { storeCases } from './store-cases';

type Call = ReturnType<typeof allCalls>[number];
const lines = { ...eventCases, ...storeCases };

beforeAll(async () => {
  jest.spyOn(console, 'log').mockReturnValue(undefined);
  await startSpecWorld();
  // the whole demo, on a machine that may be busy
});
afterAll(() => product?.close());

/** The lists of an answer, by their names. */
const emptyLists = (body: object): string[] =>
  Object.entries(body).flatMap(([name, value]) => (Array.isArray(value) && value.length === 0 ? [name] : []));

it.each(DEMO_SCREENS)('the demo shows $who something at $path', async ({ who, path, mayBeEmpty = [] }) => {
  const { status, body } = await ask(who, 'GET', path);
  const empty = emptyLists(Array.isArray(body) ? { list: body } : body);
  expect({ status, empty: empty.filter((name) => !mayBeEmpty.includes(name)) }).toEqual({
    status: 200,
    empty: [],
  });
});

/** Whether an answer has a list at its top. */
const hasList = ({ answer }: Call): boolean => {
  const { shape = {} } =
    (answer as { def?: { shape?: Record<string, { def: { type: string } }> } })?.def ?? {};
  return Object.values(shape).some(({ def }) => def.type === 'array');
};
/** Parts of a path that the demo's fixed names fill. */
const FIXED = /:(partner|partnerId|eventId|hostedEventId|extra)(?=\/|$)/g;

it('has something in every list of a signed-in person, or a reason why it has not', () => {
  const lists = allCalls().filter(
    (call) =>
      call.method === 'GET' &&
      (call.access === 'user' || call.access === 'superAdmin') &&
      hasList(call) &&
      !call.path.replace(FIXED, '').includes(':'),
  );
  const shown = DEMO_SCREENS.map(({ path }) => path.split('?')[0]!);
  const named = new Set([...Object.keys(EMPTY_IN_THE_DEMO), ...NOT_OF_THE_DEMO]);
  const isShown = ({ path }: Call): boolean => {
    const pattern = new RegExp(`^${path.replace(FIXED, '[^/]+')}$`);
    return shown.some((one) => pattern.test(one));
  };
  expect(lists.length).toBeGreaterThan(60);
  expect(lists.filter((call) => !isShown(call) && !named.has(call.id)).map(({ id }) => id)).toEqual([]);
  const known = new Set(lists.map(({ id }) => id));
  expect([...named].filter((id) => !known.has(id))).toEqual([]);
});

it('has every line of the specification, and our calls for each', () => {
  expect(SPEC_CALLS).toHaveLength(28);
  expect(Object.keys(lines).sort()).toEqual(SPEC_CALLS.map(({ line }) => line).sort());
  const found = SPEC_CALLS.map(({ line }) =>
    allCalls()
      .filter((call) => isOfLine(line, call))
      .map(({ id }) => id)
      .sort(),
  );
  expect(found).toEqual(SPEC_CALLS.map(({ calls }) => [...calls].sort()));
});

it('demands a key only where money is spent or messages are sent', () => {
  const demanding = allCalls().filter(({ idempotent }) => idempotent === true);
  const lines = SPEC_CALLS.filter(({ calls }) => demanding.some(({ id }) => calls.includes(id)));
  expect(lines.map(({ line }) => line).sort()).toEqual([...WITH_KEY].sort());
});

it.each(SPEC_CALLS)('$line', ({ line }) => lines[line]!(line));
