import * as z from 'zod/mini';
import { call } from '../call';
import { CrewMemberId, PricingUnitId } from '../ids';
import { Instant } from '../primitives';
import { CrewRole, storePath, StoreParams } from './stores';

/** A unit that counts for the plan, or that a smaller plan archived. */
export const KeptUnit = z.object({
  pricingUnitId: PricingUnitId,
  name: z.string(),
  /** The plan archived it; it returns as soon as there is room. */
  archivedByPlan: z.boolean(),
  lastOrderedAt: z.nullable(Instant),
});
export type KeptUnit = z.infer<typeof KeptUnit>;

/**
 * What stays when the plan becomes smaller: each list from what stays longest to what goes first. Without a choice of the owner the units
 * ordered last stay, and of members those who joined first; owners always stay, and stand first.
 */
export const PlanKeeping = z.object({
  units: z.array(KeptUnit),
  crew: z.array(
    z.object({
      memberId: CrewMemberId,
      firstName: z.string(),
      lastName: z.string(),
      role: CrewRole,
      suspended: z.boolean(),
    }),
  ),
  /** Whether the owner chose the order of the units. */
  chosen: z.boolean(),
});
export type PlanKeeping = z.infer<typeof PlanKeeping>;

const path = `${storePath}/plan-keeping`;
/** Owners, and super admins; members are refused (`crew.owners_only`). */
export const readPlanKeeping = call({
  id: 'stores.readPlanKeeping',
  method: 'GET',
  path,
  access: 'user',
  params: StoreParams,
  answer: PlanKeeping,
});
/**
 * Chooses the order of the units, of the members, or of both; those not named follow, and a list that is left out stays as it was. What is
 * archived or suspended by the plan now is exchanged at once.
 */
export const choosePlanKeeping = call({
  id: 'stores.choosePlanKeeping',
  method: 'PUT',
  path,
  access: 'user',
  params: StoreParams,
  body: z.object({
    pricingUnitIds: z.optional(z.array(PricingUnitId).check(z.maxLength(1_000))),
    memberIds: z.optional(z.array(CrewMemberId).check(z.maxLength(1_000))),
  }),
  answer: PlanKeeping,
});
