import type { Product } from './product';

/** Three entries of each history of a store, by the store and the person; and what an admin is told of each. */
export const PARTNER_MOVES = [
  [
    'subscription',
    `insert into subscriptions.moves (id, store_id, by_user, at, before, after) select gen_random_uuid(), $1, $2, now() - n * interval '1 hour',
       '{"phase":"inactive","planId":"basic-plan","untilDay":null}', '{"phase":"active","planId":"plus-plan","untilDay":"2027-01-01"}'
     from generate_series(1, 3) n`,
    {
      move: 'changed',
      changes: [
        { field: 'phase', before: 'inactive', after: 'active' },
        { field: 'planId', before: 'basic-plan', after: 'plus-plan' },
        { field: 'untilDay', before: null, after: '2027-01-01' },
      ],
      coupon: null,
    },
  ],
  [
    'bank_details',
    `with details as (insert into verification.bank_details (id, store_id, bank_number, branch_number, sealed, document_id, status,
       submitted_at, due_at, was_verified, was_rejected, version) values (gen_random_uuid(), $1, '12', '634', 'x', gen_random_uuid(),
       'in_process', now(), now(), false, false, 1) returning id)
     insert into verification.bank_details_moves (id, bank_details_id, move, by, actor_id, at, reason, before, after)
     select gen_random_uuid(), details.id, 'edit', 'owner', $2, now() - n * interval '1 hour', null,
       '{"status":"verified","accountLastDigits":"512"}', '{"status":"in_process","accountLastDigits":"129"}' from details, generate_series(1, 3) n`,
    {
      move: 'edit',
      changes: [
        { field: 'status', before: 'verified', after: 'in_process' },
        { field: 'accountLastDigits', before: '512', after: '129' },
      ],
      coupon: null,
    },
  ],
  [
    'coupons',
    `with coupon as (insert into coupons.coupons (id, store_id, code, status, discount_type, discount, applies_to, taken, created_by,
       created_at, version) values (gen_random_uuid(), $1, 'SPRING', 'active', 'Percentage', 10, '"All"', 0, $2, now(), 1) returning id)
     insert into coupons.changes (id, coupon_id, update_type, by_user, by_admin, reason, at, changes)
     select gen_random_uuid(), coupon.id, 'Updated', $2, false, null, now() - n * interval '1 hour',
       '[{"field":"discount","before":5,"after":10},{"field":"appliesTo","before":"All","after":[{"kind":"plan","id":"pro-plan"}]}]'
     from coupon, generate_series(1, 3) n`,
    {
      move: 'Updated',
      changes: [
        { field: 'discount', before: 5, after: 10 },
        { field: 'appliesTo', before: 'All', after: 'pro-plan' },
      ],
      coupon: { code: 'SPRING' },
    },
  ],
] as const;

/** A coupon of the store, a stopped one of the platform, and rejected bank details of another store. */
export const couponsAndDetails = async (
  { source }: Product,
  storeId: string,
  userId: string,
): Promise<void> => {
  await source.query(
    `insert into coupons.coupons (id, store_id, code, status, discount_type, discount, applies_to, taken, created_by, created_at, version)
     values (gen_random_uuid(), $1, 'FILE-OWN', 'active', 'Amount', 2500, '"All"', 3, $2, '2026-02-01T00:00Z', 1),
       (gen_random_uuid(), null, 'FILE-ALL', 'deleted', 'Percentage', 15, '"All"', 0, $2, '2026-02-02T00:00Z', 1)`,
    [storeId, userId],
  );
  await source.query(
    `insert into verification.bank_details (id, store_id, bank_number, branch_number, sealed, document_id, status, submitted_at, due_at,
       decided_at, was_verified, was_rejected, version)
     select gen_random_uuid(), id, '31', '001', 'sealed-471840512', gen_random_uuid(), 'rejected', '2026-02-01T00:00Z', null, '2026-02-02T00:00Z', false, true, 1
     from stores.stores where username = 'kitchen-7'`,
  );
};
