import type { OwnRegistration } from '@smachot/contracts';
import { startSandbox } from '@smachot/sandbox';
import { hostedEventsApp, NOW } from './hosted-events-app';

type Sale = { status: string; price: number; charged: number; refunded: number };
type Sold = { slug: string; ticketTypes: { id: string }[] };
const GOOD = '5326105300985846';
export const REFUSED = '4000000000000036';

/** The context with the sandbox as the card provider, and a store that may sell tickets. */
export const paidTicketsApp = async () => {
  const sandbox = await startSandbox({ port: 0, smtpPort: 0, productUrl: 'http://127.0.0.1:9' });
  const app = await hostedEventsApp({ SANDBOX_URL: sandbox.url, PAYME_TIMEOUT_MS: '120000' });
  const shop = await app.store();
  await app.source.query(`update stores.stores set bank_status = 'verified'`);

  /** A request to the sandbox itself. */
  const atSandbox = (path: string, body: object, method = 'POST') =>
    fetch(`${sandbox.url}/_sandbox/${path}`, {
      method,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const cardOf = async (userId: string, number = GOOD): Promise<string> => {
    const token = await atSandbox('payments/token', { number, expiry: '1230' });
    const body = {
      ...((await token.json()) as object),
      cardMask: `${number.slice(0, 6)}******${number.slice(-4)}`,
      ...{ cardType: 'mastercard', expiry: '1230', nickname: null },
    };
    const made = await app.ask<{ _id: string }>('POST', '/v1/payments/user-tokens', { as: userId, body });
    if (made.status >= 300) throw new Error(made.text);
    return made.body._id;
  };

  return {
    ...app,
    shop,
    atSandbox,
    cardOf,
    /** Noon of the day again; a person opens five events in a day. */
    async anew(): Promise<void> {
      app.clock.moveTo(NOW);
      await app.source.query(`update hosted_events.events set created_at = created_at - interval '2 days'`);
    },
    sold: (change: object = {}, price = 100) =>
      app.hosted(shop.owner, {
        ...{ partnerUsername: shop.partnerUsername, ticketTypes: [{ name: 'רגיל', price }], ...change },
      }),
    /** The stored row of a card without the provider's check, for many people. */
    sameCard: (from: string, to: string[]) =>
      app.source.query(
        `insert into payments.cards select (json_populate_record(c, json_build_object('id', gen_random_uuid(), 'user_id', p.id))).*
         from payments.cards c cross join unnest($2::uuid[]) p(id) where c.user_id = $1`,
        [from, to],
      ),
    async buyer(number = GOOD): Promise<string> {
      const id = await app.person(['דנה', 'לוי']);
      await cardOf(id, number);
      return id;
    },
    buy: (as: string, event: Sold, change: object = {}) =>
      app.register(as, event.slug, { ticketTypeId: event.ticketTypes[0]!.id, expectedPrice: 100, ...change }),
    async mine(as: string, slug: string): Promise<OwnRegistration> {
      const path = `/v1/events/public/${slug}/registration`;
      return (await app.ask<{ registration: OwnRegistration }>('GET', path, { as })).body.registration;
    },
    cancel: (as: string, id: string, query = '') =>
      app.ask<OwnRegistration & { code: string }>('POST', `/v1/events/registrations/${id}/cancel${query}`, {
        as,
      }),
    /** The provider's sales of one event's tickets. */
    async money(eventId: string): Promise<{ held: number; kept: number }> {
      const entries: { id: string }[] = await app.source.query(
        `select l.id from payments.ledger l join payments.order_payments p on p.id = l.payment_id
         join hosted_events.ticket_purchases t on 'Smachot ' || t.code = 'Smachot ' || p.order_code where t.event_id = $1`,
        [eventId],
      );
      const ids = new Set(entries.map(({ id }) => id));
      const all = (await (await fetch(`${sandbox.url}/_sandbox/payments/sales`)).json()) as (Sale & {
        transactionId: string;
      })[];
      const sales = all.filter(({ transactionId }) => ids.has(transactionId));
      return {
        held: sales.filter(({ status }) => status === 'authorized').length,
        kept: sales.reduce((sum, { charged, refunded }) => sum + charged - refunded, 0),
      };
    },
    async books(eventId: string): Promise<number> {
      const rows = await app.source.query<{ kept: number }[]>(
        `select coalesce(sum(captured - refunded), 0)::int as kept from hosted_events.ticket_purchases where event_id = $1`,
        [eventId],
      );
      return rows[0]!.kept;
    },
    async settle(): Promise<void> {
      await app.source.query('update payments.order_payments set claimed_until = null');
      await app.jobs.tick(app.clock.now());
      await app.jobs.drain();
    },
    async close(): Promise<void> {
      await app.close();
      await sandbox.close();
    },
  };
};
export type PaidTicketsApp = Awaited<ReturnType<typeof paidTicketsApp>>;
