import type { Config } from '@smachot/server-platform';
import { testConfig, testDatabase, type TestDatabase } from '@smachot/server-testing';
import { seedDemo } from '../src/seed';
import { stores } from '../src/stores';

let database: TestDatabase;
let config: Config;
beforeAll(async () => {
  database = await testDatabase(stores);
  jest.spyOn(console, 'log').mockReturnValue(undefined);
  config = testConfig(database.url);
  await seedDemo(config);
});
afterAll(() => database.drop());

const rows = <T>(sql: string): Promise<T[]> => database.source.query(sql);
const none = async (sql: string): Promise<void> => expect(await rows(sql)).toEqual([]);

it('gives the demo partner a plan with figures to look at, and a second seeding changes nothing', async () => {
  const shown = () =>
    rows<{ views: number; username: string }>(
      `select s.username, p.plan_id, p.phase, p.until_day, (select count(*)::int from analytics.daily_figures f where f.store_id = s.id) as figures,
         (select sum(f.count)::int from analytics.daily_figures f where f.store_id = s.id and f.figure = 'view') as views,
         (select count(*)::int from reviews.reviews r where r.store_id = s.id) as reviews,
         (select count(*)::int from orders.orders) as orders, (select count(*)::int from payments.ledger) as ledger,
         (select count(*)::int from payouts.entries) as entries
       from stores.stores s join subscriptions.subscriptions p on p.store_id = s.id`,
    );
  const first = await shown();
  const julie = first.find(({ username }) => username === 'savta-julie')!;
  expect(julie).toMatchObject({ plan_id: 'plus-plan', phase: 'active', reviews: 8 });
  expect(julie.views).toBeGreaterThan(1_000);
  await seedDemo(config);
  expect(await shown()).toEqual(first);
});

describe('half a year of orders', () => {
  it('has every status, and orders of the demo host', async () => {
    const statuses = await rows<{ status: string }>('select distinct status from orders.orders order by 1');
    expect(statuses.map(({ status }) => status)).toEqual([
      ...['approved', 'cancelled_customer', 'cancelled_partner', 'declined', 'done', 'pending', 'recalled'],
    ]);
    const [host] = await rows<{ statuses: number; days: number }>(
      `select count(distinct o.status)::int as statuses, extract(day from now() - min(o.created_at))::int as days
       from orders.orders o join identity.users u on u.id = o.user_id where u.phone = '+972502345678'`,
    );
    expect(host!.statuses).toBeGreaterThanOrEqual(4);
    expect(host!.days).toBeGreaterThan(120);
  });

  it('agrees with payments, request by request', async () => {
    await none(`select o.code from orders.orders o left join payments.order_payments p on p.id = o.payment_id
      where (o.captured, o.refunded) is distinct from (p.captured, p.refunded) and o.price > 0`);
    await none(`select p.id from payments.order_payments p where
      p.captured <> (select coalesce(sum(amount), 0) from payments.ledger l where l.payment_id = p.id and l.status = 'captured')
      or p.refunded <> (select coalesce(sum(amount), 0) from payments.ledger l where l.payment_id = p.id and l.kind = 'refund')`);
  });

  it('holds the slots it should, and no day has more than its store can do', async () => {
    await none(`select o.code from orders.orders o left join orders.slots s on s.order_id = o.id
      where (o.status in ('pending', 'approved', 'done')) <> (s.order_id is not null)`);
    await none(`select d.day from orders.days d join stores.stores s on s.id = d.store_id where d.taken > s.daily_capacity
      or d.taken <> (select count(*) from orders.slots t where t.store_id = d.store_id and t.day = d.day)`);
  });

  it('is balanced in the books of the stores', async () => {
    await none('select posting_id from payouts.entries group by 1 having sum(amount) <> 0');
    await none(`select a.store_id from payouts.store_accounts a where a.balance <> (
      select sum(e.amount) from payouts.entries e where e.store_id = a.store_id and e.account = 'store')`);
    await none(`select o.code from orders.orders o left join payouts.orders b on b.order_id = o.id
      left join payouts.chargebacks c on c.order_id = o.id and c.status = 'opened'
      where o.captured > 0 and o.status <> 'approved' and b.net is distinct from o.captured - o.refunded - coalesce(c.amount, 0)`);
    const paid = await rows<{ status: string }>(
      'select p.status from payouts.payouts p join payouts.batches b on b.id = p.batch_id order by b.day',
    );
    expect(paid.at(0)?.status).toBe('paid');
    expect(paid.at(-1)?.status).toBe('sent');
  });

  it('is frozen where it is disputed, at the provider too', async () => {
    await none(`select a.store_id from payouts.store_accounts a where a.frozen <> (
      select coalesce(sum(c.amount), 0) from payouts.chargebacks c where c.store_id = a.store_id and c.status = 'opened')`);
    const disputed = await rows<{ sale: string }>(
      `select c.sale_id as sale from payments.chargebacks c join payments.ledger l on l.sale_id = c.sale_id
       where l.kind = 'hold' and l.status = 'captured' and c.amount = l.amount`,
    );
    // the letter by which the stand-in knows that its money is disputed
    expect(disputed.map(({ sale }) => sale.slice(0, 6))).toEqual(['DEMOD-']);
  });

  it('has orders with a coupon, each a use of it, and one with a deposit', async () => {
    await none(`select o.code from orders.orders o full join coupons.redemptions r on r.subject_id = o.id
      where (o.rates -> 'coupon') is not null and (r.status is distinct from 'redeemed' or r.user_id <> o.user_id)
        or (o.rates -> 'coupon') is null and r.subject_id is not null`);
    await none(`select c.code from coupons.coupons c where c.taken <> (select count(*) from coupons.redemptions r
      where r.coupon_id = c.id and r.status <> 'freed')`);
    const [of] = await rows<object>(
      `select (select count(*)::int from coupons.redemptions) as coupons,
         (select count(*)::int from orders.orders where captured > 0 and captured = (payment_terms ->> 'deposit')::int and captured < price) as deposits`,
    );
    expect(of).toEqual({ coupons: 2, deposits: 1 });
  });

  it('has an order at the lines of its proposal, dishes among them, and a booking whose customer wrote what is wrong', async () => {
    const [order] = await rows<{
      lines: { dish?: { name: string } }[];
      offered: unknown;
      menu: { items: { name: string }[] }[];
    }>(
      `select o.rates #> '{unit,lines}' as lines, p.content -> 'lines' as offered, o.summary -> 'menu' as menu
       from orders.orders o join proposals.proposals p on p.order_id = o.id`,
    );
    expect(order!.offered).toEqual(order!.lines);
    const dishes = order!.lines.flatMap(({ dish }) => dish?.name ?? []);
    expect(dishes).not.toEqual([]);
    expect(order!.menu.flatMap(({ items }) => items.map(({ name }) => name))).toEqual(dishes);
    const wrong = await rows<{ reason: string }>(
      `select reason from orders.bookings where status = 'declined'`,
    );
    expect(wrong).toEqual([{ reason: expect.stringContaining('שישים') as string }]);
  });

  it('has an invoice for each plan that was paid, and paid tickets with their seats', async () => {
    await none(`select c.id from subscriptions.charges c left join payments.order_payments p on p.id = c.id
      left join subscriptions.invoices i on i.charge_id = c.id where c.status <> 'paid' or p.captured <> c.due or i.amount <> c.due
        or i.id is null or p.id is null`);
    await none(`select t.registration_id from hosted_events.ticket_purchases t
      left join payments.order_payments p on p.id = t.payment_id left join payouts.orders b on b.order_id = t.registration_id
      where (p.captured, b.net) is distinct from (t.price, t.captured)`);
    await none(`select e.slug from hosted_events.events e where e.taken <> (select coalesce(sum(r.participants), 0)
      from hosted_events.registrations r where r.event_id = e.id and (r.status = 'approved' or (r.status = 'pending' and not r.waitlisted)))`);
    const [paid] = await rows<{ charges: number; tickets: number }>(
      `select (select count(*)::int from subscriptions.charges) as charges, (select count(*)::int from hosted_events.ticket_purchases) as tickets`,
    );
    expect(paid).toEqual({ charges: 2, tickets: 1 });
  });

  it('is counted in figures, lists of customers and stars as it is', async () => {
    await none(`select s.username from stores.stores s where
      (select count(*) from orders.orders o where o.store_id = s.id) <>
      (select count(*) from analytics.orders o where o.store_id = s.id)`);
    await none(`select c.customer_id from customers.customers c where c.orders <> (select count(*) from orders.orders o
      where o.user_id = c.customer_id and o.store_id = c.store_id and o.status in ('pending', 'approved', 'done', 'cancelled_partner', 'cancelled_customer'))`);
    await none(`select r.id from reviews.reviews r left join orders.orders o on o.id = r.order_id
      where o.status is distinct from 'done' or o.user_id <> r.author_id or r.created_at < o.ends_at or r.created_at > now()`);
  });

  it('asks the worker for nothing but slots that are taken, stars and letters to draw', async () => {
    const jobs = await rows<{ job: string }>('select distinct job from platform.outbox order by 1');
    expect(jobs.map(({ job }) => job)).toEqual(
      expect.arrayContaining(['stores.note_rating', 'stores.note_taken']),
    );
    expect(jobs.filter(({ job }) => /^(payments|notifications|messaging|analytics)\./.test(job))).toEqual([]);
    await none(`select id from orders.confirmation_mails`);
  });

  it('has the wedding’s meal, which follows its guests to the evening and the place of the invitation', async () => {
    const followed = await rows<object>(
      `select f.status, o.status as order, o.starts_at = i.date as on_time, o.summary #>> '{eventInfo,location,address}' = i.location ->> 'address' as there
       from orders.followings f join orders.orders o on o.id = f.order_id join rsvp.invitations i on i.id = f.event_id and i.host_id = o.user_id`,
    );
    expect(followed).toEqual([{ status: 'following', order: 'approved', on_time: true, there: true }]);
  });

  it('has nothing that is overdue', async () => {
    await none(`select code from orders.orders where (status = 'pending' and respond_by < now())
      or (status = 'approved' and (ends_at < now() or payment_status <> 'captured'))`);
  });
});
