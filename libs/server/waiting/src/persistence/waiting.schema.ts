import { defineEntity } from '@smachot/server-platform';

/** The one round of the mornings over all stores: when it is due, and after which store it goes on; null: with the first. */
export const RoundSchema = defineEntity({
  name: 'WaitingRound',
  schema: 'waiting',
  tableName: 'rounds',
  columns: {
    id: { type: 'int', primary: true },
    dueAt: { type: 'timestamptz', name: 'due_at' },
    reached: { type: 'uuid', nullable: true },
  },
  indices: [{ name: 'rounds_due', columns: ['dueAt'] }],
});

/** The last day on which the crew of a store was told what waits; `told`: of everything that waited since then or earlier. */
export const NudgeSchema = defineEntity({
  name: 'WaitingNudge',
  schema: 'waiting',
  tableName: 'nudges',
  columns: {
    storeId: { type: 'uuid', primary: true, name: 'store_id' },
    day: { type: 'date' },
    told: { type: 'timestamptz' },
  },
});
