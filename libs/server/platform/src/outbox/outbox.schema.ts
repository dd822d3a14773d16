import { defineEntity } from '../database/define-entity';

export type OutboxRecord = {
  id: string;
  job: string;
  payload: unknown;
  createdAt: Date;
  dispatchedAt: Date | null;
  dispatches: number;
  doneAt: Date | null;
  deadAt: Date | null;
  lastError: string | null;
  /** W3C trace context of the transaction that wrote the row; its job continues it. */
  trace: string | null;
};

export const OutboxSchema = defineEntity<OutboxRecord>({
  name: 'Outbox',
  schema: 'platform',
  tableName: 'outbox',
  columns: {
    id: { type: 'uuid', primary: true },
    job: { type: 'text' },
    payload: { type: 'jsonb' },
    createdAt: { type: 'timestamptz', name: 'created_at', default: () => 'now()' },
    dispatchedAt: { type: 'timestamptz', name: 'dispatched_at', nullable: true },
    dispatches: { type: 'int', default: 0 },
    doneAt: { type: 'timestamptz', name: 'done_at', nullable: true },
    deadAt: { type: 'timestamptz', name: 'dead_at', nullable: true },
    lastError: { type: 'text', name: 'last_error', nullable: true },
    trace: { type: 'text', nullable: true },
  },
  indices: [
    { name: 'outbox_new', columns: ['id'], where: 'dispatched_at IS NULL' },
    {
      name: 'outbox_open',
      columns: ['dispatchedAt'],
      where: '((done_at IS NULL) AND (dead_at IS NULL) AND (dispatched_at IS NOT NULL))',
    },
    { name: 'outbox_dead', columns: ['deadAt'], where: 'dead_at IS NOT NULL' },
    { name: 'outbox_done', columns: ['doneAt'], where: 'done_at IS NOT NULL' },
  ],
});
