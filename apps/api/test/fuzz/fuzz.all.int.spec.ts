import { randomInt } from 'node:crypto';
import { allCalls, type Call, Problem } from '@smachot/contracts';
import { Logger, ProblemError, RateLimits } from '@smachot/server-platform';
import fc from 'fast-check';
import { type Product, startProduct } from '../product';
import { type Drawn, requestsTo } from './requests';
import { surroundings } from './surroundings';

// Whatever is sent to any call of the contract: never a 5xx, and every refusal in the one shape. Other requests are drawn each time:
// FUZZ_SEED repeats a run, FUZZ_ROUNDS looks for longer.
const ROUNDS = Number(process.env['FUZZ_ROUNDS'] ?? 60);
const SEED = Number(process.env['FUZZ_SEED'] ?? randomInt(2 ** 31));
/** Requests of a call that are drawn, and go out, together. */
const AT_ONCE = 6;

/** Calls that stream forever, switch off what others ask, end the sessions they need, or move the shared clock: they run after all others, in this order. */
const WITH_CARE = [
  'system.metrics',
  'system.live',
  'admin.setFeatureSwitch',
  'identity.signOut',
  'identity.deleteAccount',
  'system.moveClock',
];
const ASKED_WITH_CARE = 60;
/** A stream that was let in answers for as long as it is open. */
const STREAMING_MS = 1500;

let product: Product;
let surrounding: Awaited<ReturnType<typeof surroundings>>;
let unexpected: unknown[] = [];
beforeAll(async () => {
  product = await startProduct({ REQUESTS_PER_MINUTE: '1000000' });
  // Rate limits are off: this test is about the handlers behind them.
  product.app.get(RateLimits).take = () => Promise.resolve({ allowed: true });
  surrounding = await surroundings(product);
  product.app.get(Logger).error = (...told: unknown[]) => void unexpected.push(told[0]);
});
afterAll(() => product.close());

type Finding = { call: string; request: Drawn; status: number; body: string; error?: string };

const send = async (call: Call, request: Drawn): Promise<Finding | undefined> => {
  const answer = await product.app.inject({
    ...request,
    method: request.method as 'GET',
    remoteAddress: `10.${[randomInt(256), randomInt(256), randomInt(256)].join('.')}`,
  });
  const refused = answer.statusCode >= 400;
  const shaped = !refused || isProblem(answer.body) || isPage(request.url);
  if (answer.statusCode < 500 && shaped) return undefined;
  return { call: call.id, request, status: answer.statusCode, body: answer.body.slice(0, 300) };
};
/** Without a code, or with more than one part after `/q/` or `/e/`, this is an address of the web app, which refuses with a page. */
const isPage = (url: string): boolean => /^\/[qe]\/(?:$|\?|[^?]*\/)/.test(url);
const isProblem = (body: string): boolean => {
  try {
    return Problem.safeParse(JSON.parse(body)).success;
  } catch {
    return false;
  }
};

/** The provider of something may be away; that is its own answer, and no fault. */
const isAway = ({ status, body }: Finding): boolean =>
  status === 503 && /server\.unavailable|otp\.not_sent/.test(body);

const told = (error: unknown): string => {
  const { error: cause = error } = (error ?? {}) as { error?: unknown };
  if (cause instanceof ProblemError) return cause.code;
  return cause instanceof Error
    ? (cause.stack ?? cause.message).split('\n').slice(0, 4).join('\n')
    : JSON.stringify(cause);
};

it(
  `answers whatever it is asked (seed ${SEED})`,
  async () => {
    const { pool, callers, files } = surrounding;
    const calls = allCalls().filter(({ id }) => !WITH_CARE.includes(id));
    const drawn = calls.map((call) => [call, requestsTo(call, pool, callers, files)] as const);
    const findings = new Map<string, Finding>();
    let sent = 0;
    for (let round = 0; round < ROUNDS; round++)
      for (const [call, requests] of drawn) {
        unexpected = [];
        const sample = fc.sample(requests, { numRuns: AT_ONCE, seed: SEED + round });
        const found = await Promise.all(sample.map((request) => send(call, request)));
        sent += sample.length;
        for (const finding of found)
          if (finding && !isAway(finding))
            findings.set(`${call.id} ${finding.status}`, {
              ...finding,
              error: unexpected.map(told).join('\n'),
            });
      }
    expect([...findings.values()]).toEqual([]);
    expect(sent).toBe(ROUNDS * AT_ONCE * calls.length);
  },
  ROUNDS * 60_000,
);

const open = (): Promise<undefined> =>
  new Promise((resolve) => {
    setTimeout(() => resolve(undefined), STREAMING_MS).unref();
  });
/** Undefined also for a stream that is open. */
const sendOrStream = (call: Call, request: Drawn): Promise<Finding | undefined> =>
  Promise.race([send(call, request), open()]);

it.each(WITH_CARE)(
  'answers whatever %s is asked',
  async (id) => {
    const { pool, callers, files } = surrounding;
    const call = allCalls().find((each) => each.id === id)!;
    const sample = fc.sample(requestsTo(call, pool, callers, files), {
      numRuns: ASKED_WITH_CARE,
      seed: SEED,
    });
    const findings: (Finding | undefined)[] = [];
    for (const request of sample)
      findings.push(await (id === 'system.live' ? sendOrStream : send)(call, request));
    expect(findings.filter((finding) => finding && !isAway(finding))).toEqual([]);
  },
  150_000,
);
