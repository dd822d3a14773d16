import { defineEntity } from '../database/define-entity';

/** The runs of a retention job on one day in Israel; it says nothing about whose data was deleted. */
export const RetentionRunSchema = defineEntity({
  name: 'RetentionRun',
  schema: 'platform',
  tableName: 'retention_runs',
  columns: {
    job: { type: 'text', primary: true },
    day: { type: 'date', primary: true },
    runs: { type: 'int' },
    failures: { type: 'int' },
    erased: { type: 'bigint' },
    lastRunAt: { type: 'timestamptz', name: 'last_run_at', nullable: true },
    lastErasedAt: { type: 'timestamptz', name: 'last_erased_at', nullable: true },
  },
  indices: [{ name: 'retention_runs_day', columns: ['day'] }],
});
