import * as z from 'zod/mini';
import { call } from '../call';
import { CouponId, StoreId, UserId } from '../ids';
import { Id, Instant } from '../primitives';
import { paging } from './list-parts';

/** The histories of a store that its own people write: its plan, its bank details, its coupons. */
export const PartnerHistory = z.enum(['subscription', 'bank_details', 'coupons']);
export type PartnerHistory = z.infer<typeof PartnerHistory>;

/** `requested`: a plan was chosen, and its charge decides about it. */
export const PartnerMoveKind = z.enum([
  ...(['changed', 'requested'] as const),
  ...(['submit', 'edit', 'verify', 'reject'] as const),
  ...(['Created', 'Updated', 'Deleted'] as const),
]);
export type PartnerMoveKind = z.infer<typeof PartnerMoveKind>;

/** A state, a day, a sum or a switch as it was recorded; null: there was none. Of an account number the last digits alone. */
const Recorded = z.nullable(z.union([z.string(), z.number(), z.boolean()]));
export const PartnerMoveChange = z.object({ field: z.string(), before: Recorded, after: Recorded });
export type PartnerMoveChange = z.infer<typeof PartnerMoveChange>;

export const AdminPartnerMove = z.object({
  moveId: Id,
  at: Instant,
  move: PartnerMoveKind,
  /** `job`: a renewal, or the end of a period. `name` is empty for an account that was erased. */
  by: z.object({
    role: z.enum(['owner', 'admin', 'job']),
    userId: z.nullable(UserId),
    name: z.string(),
  }),
  reason: z.nullable(z.string()),
  /** What changed, and nothing of what stayed. */
  changes: z.array(PartnerMoveChange),
  coupon: z.nullable(z.object({ couponId: CouponId, code: z.string() })),
});
export type AdminPartnerMove = z.infer<typeof AdminPartnerMove>;

/** Who changed the plan, the bank details or the coupons of a store, and from what into what; the newest first. */
export const listPartnerMoves = call({
  id: 'admin.listPartnerMoves',
  method: 'GET',
  path: '/admin/api/partner-moves/:partnerId',
  access: 'superAdmin',
  audited: true,
  params: z.object({ partnerId: StoreId }),
  query: z.extend(z.object({ of: PartnerHistory }), paging),
  answer: z.object({ moves: z.array(AdminPartnerMove), nextCursor: z.nullable(z.string()) }),
});
