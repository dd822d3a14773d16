import * as z from 'zod/mini';
import { ActReason } from '../administration/acts';
import { call } from '../call';
import { Id, Instant } from '../primitives';
import { StoreId } from '../ids';

/** A rate in basis points (hundredths of a percent). */
const BasisPoints = z.int().check(z.gte(0), z.lte(5000));

/**
 * The platform's commission on an order, valid from a time on. `partnerId` null: for every business without a rate of its own;
 * `basisPoints` null: from then on the business has no rate of its own.
 */
export const Commission = z.object({
  _id: Id,
  partnerId: z.nullable(StoreId),
  basisPoints: z.nullable(z.number()),
  validFrom: Instant,
  notedAt: Instant,
});
export type Commission = z.infer<typeof Commission>;

/** Lists the newest two hundred commissions. */
export const listCommissions = call({
  id: 'orders.listCommissions',
  method: 'GET',
  path: '/admin/api/commissions',
  access: 'superAdmin',
  answer: z.object({ commissions: z.array(Commission) }),
});
/** Sets a commission from now or a later time on; orders approved before keep their rate. `validFrom` absent: now. */
export const setCommission = call({
  id: 'orders.setCommission',
  method: 'POST',
  path: '/admin/api/commissions',
  access: 'superAdmin',
  body: z.object({
    partnerId: z.nullable(StoreId),
    basisPoints: z.nullable(BasisPoints),
    validFrom: z.optional(Instant),
    reason: ActReason,
  }),
  answer: Commission,
});

/** The commission on an approved order of a business without a rate of its own. */
export const usualCommission = call({
  id: 'orders.usualCommission',
  method: 'GET',
  path: '/v1/commission',
  access: 'visitor',
  answer: z.object({ percent: z.number() }),
});
