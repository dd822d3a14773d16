import { createHash } from 'node:crypto';
import { Clock, newId } from '@smachot/kernel';
import { NoteCallback } from '../src/use-cases/note-callback';
import { paymentsApp } from './payments-app';

export const AMOUNT = 650_000;
const returnTo = '/me/orders';
type Payment = { goal: string; state: string; captured: number; refunded: number };

/** The payments context with helpers for the requests of orders, and a clock that also moves the provider's. */
export const orderPaymentsApp = async () => {
  const app = await paymentsApp();
  let offset = 0;
  app.get<Clock>(Clock).now = () => new Date(Date.now() + offset);

  const moveSandbox = (offsetMs: number) =>
    fetch(`${app.sandboxUrl}/_sandbox/clock`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ offsetMs }),
    });
  /** Moves the clock of the product and of the provider forward. */
  const passes = async (ms: number) => {
    offset += ms;
    const answer = await moveSandbox(offset);
    if (!answer.ok) throw new Error(await answer.text());
  };

  const payment = async (paymentId: string): Promise<Payment> => {
    const rows: Payment[] = await app.source.query(
      'select goal, state, captured, refunded from payments.order_payments where id = $1',
      [paymentId],
    );
    return rows[0]!;
  };
  const salesOf = async (paymentId: string) => {
    const entries: { id: string }[] = await app.source.query(
      'select id from payments.ledger where payment_id = $1',
      [paymentId],
    );
    const ids = new Set(entries.map(({ id }) => id));
    return (await app.sales()).filter(({ transactionId }) => ids.has(transactionId));
  };
  /** Agorot at the provider now: authorized, and captured minus refunded. */
  const moneyOf = async (paymentId: string) => {
    const sales = await salesOf(paymentId);
    return {
      held: sales.filter(({ status }) => status === 'authorized').reduce((sum, { price }) => sum + price, 0),
      kept: sales.reduce((sum, { charged, refunded }) => sum + charged - refunded, 0),
    };
  };
  const movesOf = async (paymentId: string): Promise<string[]> => {
    const rows: { move: string }[] = await app.source.query(
      `select payload->>'move' as move from platform.outbox where job = 'orders.note_payment' and payload->>'paymentId' = $1 order by id`,
      [paymentId],
    );
    return rows.map(({ move }) => move);
  };
  /** Advances the payment until no step is due; leases of killed workers end meanwhile. */
  const settle = async (paymentId: string, rounds = 6) => {
    for (let round = 0; round < rounds; round++) {
      await app.orderJobs.advanceDue(new Date(Date.now() + offset));
      const [row]: { next: Date | null }[] = await app.source
        .query(
          'update payments.order_payments set claimed_until = null where id = $1 returning next_look_at as next',
          [paymentId],
        )
        .then((answer: [{ next: Date | null }[], number]) => answer[0]);
      if (!row?.next) return;
    }
  };
  type Payer = { userId: string; cardId: string };
  const payerWith = async (card?: string): Promise<Payer> => {
    const userId = newId();
    return { userId, cardId: await app.card(userId, card) };
  };
  // a provider that is told to misbehave does so when the hold is requested, not when the card is stored
  let ready: Payer | undefined = await payerWith();
  const payer = async (): Promise<Payer> => {
    const mine = ready ?? (await payerWith());
    ready = undefined;
    return mine;
  };
  const hold = async (card?: string) => {
    const paymentId = newId();
    const { userId, cardId } = card ? await payerWith(card) : await payer();
    await app.holdUnattended({ paymentId, userId, cardId, amount: AMOUNT, orderCode: '58204117', returnTo });
    return { userId, paymentId, cardId };
  };
  const capture = (paymentId: string, cardId: string | null = null) =>
    app.want({ want: 'capture', paymentId, cardId, returnTo });
  const release = (paymentId: string, userId = newId()) => app.want({ want: 'release', paymentId, userId });
  const refund = (paymentId: string, amount: number, refundId = newId()) =>
    app.want({ want: 'refund', paymentId, amount, refundId });
  const captured = async () => {
    const held = await hold();
    await capture(held.paymentId);

    return held;
  };
  const confirm = async (paymentId: string, decision = 'approve') => {
    const [row]: { url: string }[] = await app.source.query(
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

  /** Callback of the provider about a payment's sale. */
  const callback = async (paymentId: string, secret = 'ps_demo_51C9'): Promise<void> => {
    const [sale] = await salesOf(paymentId);
    const transaction = `TRAN-${sale!.saleId}`;
    const signed = createHash('md5')
      .update(`pk_demo_7F3A${secret}${transaction}${sale!.saleId}`)
      .digest('hex');
    const fields = {
      notify_type: 'sale-authorized',
      payme_sale_id: sale!.saleId,
      payme_transaction_id: transaction,
      sale_status: `${sale!.status} ${newId()}`,
      payme_signature: signed,
    };
    await app.commands.execute(new NoteCallback(new Map(Object.entries(fields))));
  };

  return {
    ...app,
    now: () => new Date(Date.now() + offset),
    callback,
    payment,
    salesOf,
    moneyOf,
    /** The provider refunds everything, and the worker dies before it reads the answer. */
    async givesBackUnheard(paymentId: string): Promise<void> {
      const [sale] = await salesOf(paymentId);
      await fetch(`${app.sandboxUrl}/payme/api/refund-sale`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          payme_client_key: 'pk_demo_7F3A',
          seller_payme_id: 'MPL2611-AAAABBBB-CCCCDDDD-EEEEFFFF',
          payme_sale_id: sale!.saleId,
        }),
      });
    },
    movesOf,
    settle,
    hold,
    capture,
    release,
    refund,
    captured,
    passes,
    confirm,
    /** Sets the clocks of the product and of the provider back to the real time. */
    async rewind(): Promise<void> {
      offset = 0;
      await moveSandbox(0);
      ready = await payerWith();
    },
  };
};
export type OrderPaymentsApp = Awaited<ReturnType<typeof orderPaymentsApp>>;
