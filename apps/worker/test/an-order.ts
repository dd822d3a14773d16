import { DAY_MS, newId } from '@smachot/kernel';
import type { DataSource } from 'typeorm';

type Customer = { first: string; last: string; digits: string; said: string; place: string };

/** A declined order, with messages of both sides. */
export const anOrderThatIsOver = async (
  source: DataSource,
  userId: string,
  customer: Customer,
): Promise<void> => {
  const { first, last, digits, said, place } = customer;
  const orderId = newId();
  const pricingFactor = { type: 'no_participants', price: 100 };
  const starts = new Date(Date.now() + 30 * DAY_MS).toISOString();
  const summary = {
    ...{
      userId,
      partnerId: newId(),
      partnerUsername: 'somewhere',
      partnerName: 'המטבח',
      pricingUnitId: newId(),
    },
    ...{
      pricingUnitName: 'תפריט',
      pricingUnitSummary: 'ארוחה',
      pricingUnitDescription: 'ארוחה',
      pricingUnitImage: null,
    },
    ...{
      pricingFactor,
      menu: [],
      price: 100,
      priceLines: [],
      termsOfService: true,
      remarks: `${said} אוכלת כשר`,
    },
    eventInfo: { participants: 50, datetime: starts, location: { address: place } },
  };
  const timeline = [
    { kind: 'declined', at: new Date().toISOString(), amount: null, reason: `לא מתאים ל${said}` },
  ];
  await source.query(
    `insert into orders.orders (id, code, store_id, store_username, store_phone, user_id, customer_first_name, customer_last_name,
       customer_phone, status, payment_status, price, captured, refunded, owed, summary, policy, starts_at, ends_at,
       created_at, timeline, customer_left, follows, version)
     values ($1::uuid, $1::text, $1, 'somewhere', '+972502345678', $2, $3, $4, $5, 'declined', 'none', 10000, 0, 0, 0, $6, '[]',
       now() + interval '30 days', now() + interval '31 days', now(), $7, false, false, 1)`,
    [orderId, userId, first, last, `+972${digits}`, JSON.stringify(summary), JSON.stringify(timeline)],
  );
};
