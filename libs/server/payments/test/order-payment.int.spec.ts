import { Clock, newId } from '@smachot/kernel';
import { type PaymentsApp, paymentsApp } from './payments-app';

const HOUR = 3_600_000;
let on: PaymentsApp;
let offset = 0;
beforeAll(async () => {
  on = await paymentsApp();
  on.get<Clock>(Clock).now = () => new Date(Date.now() + offset);
});
afterEach(async () => {
  offset = 0;
  await moveSandbox(0);
});
afterAll(() => on.close());

const moveSandbox = (offsetMs: number) =>
  fetch(`${on.sandboxUrl}/_sandbox/clock`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ offsetMs }),
  });
/** Time passes for the product and for the provider. */
const passes = async (ms: number) => {
  offset += ms;
  const answer = await moveSandbox(offset);
  if (!answer.ok) throw new Error(await answer.text());
};

type Payment = { goal: string; state: string; captured: number; refunded: number };
const AMOUNT = 650_000;
const returnTo = '/me/orders';
const payment = async (paymentId: string): Promise<Payment> => {
  const rows: Payment[] = await on.source.query(
    'select goal, state, captured, refunded from payments.order_payments where id = $1',
    [paymentId],
  );
  return rows[0]!;
};
const salesOf = async (paymentId: string) => {
  const entries: { id: string }[] = await on.source.query(
    'select id from payments.ledger where payment_id = $1',
    [paymentId],
  );
  const ids = new Set(entries.map(({ id }) => id));
  return (await on.sales()).filter(({ transactionId }) => ids.has(transactionId));
};
/** What is at the provider now: held, and kept of what was taken. */
const moneyOf = async (paymentId: string) => {
  const sales = await salesOf(paymentId);
  return {
    held: sales.filter(({ status }) => status === 'authorized').reduce((sum, { price }) => sum + price, 0),
    kept: sales.reduce((sum, { charged, refunded }) => sum + charged - refunded, 0),
  };
};
const movesOf = async (paymentId: string): Promise<string[]> => {
  const rows: { move: string }[] = await on.source.query(
    `select payload->>'move' as move from platform.outbox where job = 'orders.note_payment' and payload->>'paymentId' = $1 order by id`,
    [paymentId],
  );
  return rows.map(({ move }) => move);
};
/** Looks until there is nothing to do, leases of the dead run out meanwhile. */
const settle = async (paymentId: string, rounds = 6) => {
  for (let round = 0; round < rounds; round++) {
    await on.orderJobs.advanceDue(new Date(Date.now() + offset));
    const [row]: { next: Date | null }[] = await on.source
      .query(
        'update payments.order_payments set claimed_until = null where id = $1 returning next_look_at as next',
        [paymentId],
      )
      .then((answer: [{ next: Date | null }[], number]) => answer[0]);
    if (!row?.next) return;
  }
};
const hold = async (card = '5326105300985846') => {
  const userId = newId();
  const paymentId = newId();
  const cardId = await on.card(userId, card);
  await on.want({ want: 'hold', paymentId, userId, cardId, amount: AMOUNT, orderCode: '58204117', returnTo });
  return { userId, paymentId, cardId };
};
const capture = (paymentId: string, cardId: string | null = null) =>
  on.want({ want: 'capture', paymentId, cardId, returnTo });
const release = (paymentId: string, userId = newId()) => on.want({ want: 'release', paymentId, userId });
const refund = (paymentId: string, amount: number, refundId = newId()) =>
  on.want({ want: 'refund', paymentId, amount, refundId });
const captured = async () => {
  const held = await hold();
  await capture(held.paymentId);
  expect(await payment(held.paymentId)).toMatchObject({ state: 'captured', captured: AMOUNT });
  return held;
};

describe('a hold', () => {
  it('is taken, once', async () => {
    const { paymentId } = await hold();
    expect(await payment(paymentId)).toMatchObject({ state: 'held' });
    await Promise.all([capture(paymentId), capture(paymentId)]);
    await settle(paymentId);
    await capture(paymentId);
    expect(await moneyOf(paymentId)).toEqual({ held: 0, kept: AMOUNT });
    expect(await salesOf(paymentId)).toHaveLength(1);
    expect(await movesOf(paymentId)).toEqual(['held', 'captured']);
  });
  it('is let go', async () => {
    const { paymentId } = await hold();
    await release(paymentId);
    expect(await moneyOf(paymentId)).toEqual({ held: 0, kept: 0 });
    expect(await movesOf(paymentId)).toEqual(['held', 'released']);
    await settle(paymentId);
    expect(await movesOf(paymentId)).toEqual(['held', 'released']);
  });
  it('is refused with the card', async () => {
    const { paymentId } = await hold('4000000000000036');
    expect(await movesOf(paymentId)).toEqual(['refused']);
    await release(paymentId);
    expect(await moneyOf(paymentId)).toEqual({ held: 0, kept: 0 });
  });
  it('is not begun when its release came first', async () => {
    const [paymentId, userId] = [newId(), newId()];
    await release(paymentId, userId);
    const cardId = await on.card(userId);
    await on.want({ want: 'hold', paymentId, userId, cardId, amount: AMOUNT, orderCode: '1', returnTo });
    expect(await salesOf(paymentId)).toEqual([]);
    expect(await payment(paymentId)).toMatchObject({ state: 'released' });
  });
  it('that has run out is charged anew by the same card', async () => {
    const { paymentId } = await hold();
    await passes(169 * HOUR);
    await capture(paymentId);
    expect(await payment(paymentId)).toMatchObject({ state: 'captured', captured: AMOUNT });
    expect((await salesOf(paymentId)).map(({ status }) => status)).toEqual(['voided', 'completed']);
    expect(await moneyOf(paymentId)).toEqual({ held: 0, kept: AMOUNT });
  });
});

describe('when the provider does not answer', () => {
  it.each(['timeout', 'timeout_before', 'timeout_generate', 'server_error'])(
    'holds once: %s',
    async (rule) => {
      await on.misbehave(rule);
      const { paymentId } = await hold();
      await settle(paymentId);
      expect(await moneyOf(paymentId)).toEqual({ held: AMOUNT, kept: 0 });
      expect(await movesOf(paymentId)).toEqual(['held']);
    },
    60_000,
  );
  it.each(['timeout_capture', 'server_error'])(
    'takes once: %s',
    async (rule) => {
      const { paymentId } = await hold();
      await on.misbehave(rule);
      await capture(paymentId);
      await settle(paymentId);
      expect(await moneyOf(paymentId)).toEqual({ held: 0, kept: AMOUNT });
      expect(await movesOf(paymentId)).toEqual(['held', 'captured']);
    },
    60_000,
  );
  it.each(['timeout_refund', 'server_error'])(
    'gives a part back once: %s',
    async (rule) => {
      const { paymentId } = await captured();
      await on.misbehave(rule);
      await refund(paymentId, 100_000);
      await settle(paymentId);
      expect(await moneyOf(paymentId)).toEqual({ held: 0, kept: AMOUNT - 100_000 });
      expect(await payment(paymentId)).toMatchObject({ refunded: 100_000 });
      expect(await movesOf(paymentId)).toEqual(['held', 'captured', 'refunded']);
    },
    60_000,
  );
  it.each(['timeout_refund', 'server_error'])(
    'lets go: %s',
    async (rule) => {
      const { paymentId } = await hold();
      await on.misbehave(rule);
      await release(paymentId);
      await settle(paymentId);
      expect(await moneyOf(paymentId)).toEqual({ held: 0, kept: 0 });
      expect(await movesOf(paymentId)).toEqual(['held', 'released']);
    },
    60_000,
  );
  it('lets go of what was held without a word', async () => {
    await on.misbehave('timeout');
    const asked = hold();
    const { paymentId, userId } = await asked;
    await release(paymentId, userId);
    await settle(paymentId);
    expect(await moneyOf(paymentId)).toEqual({ held: 0, kept: 0 });
  }, 60_000);
});

describe('parts that go back', () => {
  it('add up, each once, and never to more than was taken', async () => {
    const { paymentId } = await captured();
    const first = newId();
    await Promise.all([refund(paymentId, 300_000, first), refund(paymentId, 300_000, first)]);
    await refund(paymentId, 100_000);
    await settle(paymentId);
    expect(await payment(paymentId)).toMatchObject({ refunded: 400_000 });
    await refund(paymentId, 300_000);
    await settle(paymentId);
    expect(await movesOf(paymentId)).toEqual(['held', 'captured', 'refunded', 'refunded', 'refund_failed']);
    expect(await moneyOf(paymentId)).toEqual({ held: 0, kept: 250_000 });
  });
  it('are everything when nothing may be kept', async () => {
    const { paymentId } = await captured();
    await refund(paymentId, 100_000);
    await settle(paymentId);
    await release(paymentId);
    await settle(paymentId);
    expect(await moneyOf(paymentId)).toEqual({ held: 0, kept: 0 });
    expect(await payment(paymentId)).toMatchObject({ state: 'released', captured: AMOUNT, refunded: AMOUNT });
  });
});

const confirm = async (paymentId: string, decision = 'approve') => {
  const [row]: { url: string }[] = await on.source.query(
    'select authenticate_url as url from payments.ledger where payment_id = $1 and authenticate_url is not null order by id',
    [paymentId],
  );
  await fetch(row!.url, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: `decision=${decision}`,
  });
};

describe('a challenge', () => {
  it.each([
    ['approve', 'held'],
    ['refuse', 'refused'],
  ])('that its owner does %s', async (decision, move) => {
    await on.misbehave('3ds');
    const { paymentId } = await hold();
    expect(await movesOf(paymentId)).toEqual(['challenged']);
    await settle(paymentId, 2);
    await confirm(paymentId, decision);
    await settle(paymentId);
    expect(await movesOf(paymentId)).toEqual(['challenged', move]);
  });
  it('confirmed after it was given up brings nothing, and what it held goes back', async () => {
    await on.misbehave('3ds');
    const { paymentId } = await hold();
    await release(paymentId);
    expect(await movesOf(paymentId)).toEqual(['challenged', 'released']);
    await confirm(paymentId);
    expect(await moneyOf(paymentId)).toEqual({ held: AMOUNT, kept: 0 });
    await passes(2 * 60_000);
    await settle(paymentId);
    expect(await moneyOf(paymentId)).toEqual({ held: 0, kept: 0 });
    expect(await movesOf(paymentId)).toEqual(['challenged', 'released']);
    await passes(48 * HOUR);
    await settle(paymentId);
    const [row]: { count: number }[] = await on.source.query(
      'select count(*)::int as count from payments.order_payments where id = $1 and next_look_at is not null',
      [paymentId],
    );
    expect(row?.count).toBe(0);
  });
  it('confirmed after another card has paid is given back', async () => {
    const { paymentId, userId } = await hold();
    await passes(169 * HOUR);
    await on.misbehave('3ds');
    await capture(paymentId);
    expect(await movesOf(paymentId)).toEqual(['held', 'challenged']);
    const other = await on.card(userId, '375516193000090');
    const [asked]: { url: string }[] = await on.source.query(
      'select authenticate_url as url from payments.ledger where payment_id = $1 and authenticate_url is not null',
      [paymentId],
    );
    await capture(paymentId, other);
    expect(await moneyOf(paymentId)).toEqual({ held: 0, kept: AMOUNT });
    await fetch(asked!.url, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'decision=approve',
    });
    expect(await moneyOf(paymentId)).toEqual({ held: 0, kept: 2 * AMOUNT });
    await passes(2 * 60_000);
    await settle(paymentId);
    expect(await moneyOf(paymentId)).toEqual({ held: 0, kept: AMOUNT });
    expect(await movesOf(paymentId)).toEqual(['held', 'challenged', 'captured']);
    expect(await payment(paymentId)).toMatchObject({ state: 'captured', captured: AMOUNT, refunded: 0 });
  });
});

describe('what cannot be taken', () => {
  it('is not left held, and is charged when it is asked for again', async () => {
    const { paymentId } = await hold();
    await on.misbehave('refuse_capture');
    await capture(paymentId);
    await settle(paymentId);
    expect(await movesOf(paymentId)).toEqual(['held', 'refused']);
    expect(await moneyOf(paymentId)).toEqual({ held: 0, kept: 0 });
    await capture(paymentId);
    expect(await moneyOf(paymentId)).toEqual({ held: 0, kept: AMOUNT });
    expect(await movesOf(paymentId)).toEqual(['held', 'refused', 'captured']);
  });
});

it('has one ledger row for each thing asked of the provider, and they agree', async () => {
  const rows: { kind: string; status: string; amount: number }[] = await on.source.query(
    `select kind, status, amount from payments.ledger where payment_id is not null`,
  );
  const charged = rows.filter(({ status, kind }) => status === 'charged' && kind !== 'hold');
  const back = rows.filter(({ status, kind }) => kind === 'refund' && status === 'refunded');
  const sales = await on.sales();
  const sum = (all: { amount: number }[]) => all.reduce((total, { amount }) => total + amount, 0);
  expect(sum(charged)).toBeLessThanOrEqual(sales.reduce((total, one) => total + one.charged, 0));
  expect(sum(back)).toBeLessThanOrEqual(sales.reduce((total, one) => total + one.refunded, 0));
  const open: unknown[] = await on.source.query(
    `select l.* from payments.ledger l join payments.order_payments p on p.id = l.payment_id
     where l.status in ('intended', 'opened') and l.kind <> 'void' and p.next_look_at is null`,
  );
  expect(open).toEqual([]);
});
