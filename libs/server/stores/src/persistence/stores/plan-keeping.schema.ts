import type { CrewMemberId, PricingUnitId, StoreId, UserId } from '@smachot/contracts';
import { defineEntity } from '@smachot/server-platform';
import { EntitySchema } from 'typeorm';
import { moment, ofStore } from '../columns';

export type PlanKeepingState = {
  storeId: StoreId;
  /** From what stays longest to what is archived first. */
  unitIds: PricingUnitId[];
  /** From who stays longest to who is suspended first; owners always stay. */
  memberIds: CrewMemberId[];
  chosenBy: UserId;
  chosenAt: Date;
};

/** The owner's order of units and of members for a smaller plan. */
export const PlanKeepingSchema = new EntitySchema<PlanKeepingState>({
  name: 'PlanKeeping',
  schema: 'stores',
  tableName: 'plan_keeping',
  columns: {
    storeId: { type: 'uuid', name: 'store_id', primary: true },
    unitIds: { type: 'jsonb', name: 'unit_ids' },
    memberIds: { type: 'jsonb', name: 'member_ids', default: [] },
    chosenBy: { type: 'uuid', name: 'chosen_by' },
    chosenAt: moment('chosen_at'),
  },
  foreignKeys: [ofStore('plan_keeping_store_id')],
});

/** Members for whom the plan has no room. They are no rows of `crew`, so that nothing that asks who works at a store finds them. */
export const SuspendedCrewSchema = defineEntity({
  name: 'SuspendedCrewMember',
  schema: 'stores',
  tableName: 'suspended_crew',
  columns: {
    id: { type: 'uuid', primary: true },
    storeId: { type: 'uuid', name: 'store_id' },
    userId: { type: 'uuid', name: 'user_id' },
    role: { type: 'text' },
    joinedAt: moment('joined_at'),
    suspendedAt: moment('suspended_at'),
  },
  indices: [
    { name: 'suspended_crew_once', columns: ['storeId', 'userId'], unique: true },
    { name: 'suspended_crew_of_user', columns: ['userId'] },
  ],
  foreignKeys: [ofStore('suspended_crew_store_id')],
});
