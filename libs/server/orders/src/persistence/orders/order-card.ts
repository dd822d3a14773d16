import type { OrderCard, OrderId, OrderSummary } from '@smachot/contracts';

/** SQL columns of an order in a list. */
export const CARD_COLUMNS = `o.id, o.code, o.status, o.created_at, o.starts_at, o.ends_at, o.store_username, o.price, o.payment_status,
  o.respond_by, o.customer_first_name, o.customer_last_name, o.summary->>'pricingUnitName' as menu,
  o.summary->>'partnerName' as partner, o.summary->'translations' as menu_words,
  o.summary#>>'{eventInfo,location,address}' as address, (o.summary#>>'{eventInfo,participants}')::int as participants,
  case when o.follows and o.status in ('pending', 'approved') then
    (select f.cut_off_at from orders.followings f where f.order_id = o.id and f.status = 'following' and f.event_id is not null) end as floats_until,
  coalesce(o.summary#>>'{eventInfo,location,town}' = o.summary#>>'{eventInfo,location,address}', false) as street_missing,
  o.follows and exists (select from orders.amendments a where a.order_id = o.id and a.status = 'proposed') as amendment_waits,
  o.status = 'approved' and exists (select from orders.payment_plans p where p.order_id = o.id and p.status = 'undecided') as rest_undecided`;

export type CardRow = {
  id: OrderId;
  code: string;
  status: OrderCard['status'];
  created_at: Date;
  starts_at: Date;
  ends_at: Date;
  store_username: string;
  price: number;
  payment_status: OrderCard['paymentStatus'];
  respond_by: Date | null;
  customer_first_name: string;
  customer_last_name: string;
  menu: string;
  menu_words: OrderSummary['translations'] | null;
  partner: string;
  address: string | null;
  participants: number;
  floats_until: Date | null;
  amendment_waits: boolean;
  street_missing: boolean;
  rest_undecided: boolean;
};
