import { defineEntity } from '../database/define-entity';

/** A row that a tick could not move at its last try; it says nothing about whose row it is. `rowKey` is empty when the tick failed as a whole. */
export const StuckRowSchema = defineEntity({
  name: 'StuckRow',
  schema: 'platform',
  tableName: 'stuck_rows',
  columns: {
    id: { type: 'uuid', primary: true },
    tick: { type: 'text' },
    rowKey: { type: 'text', name: 'row_key' },
    failures: { type: 'int' },
    firstFailedAt: { type: 'timestamptz', name: 'first_failed_at' },
    lastFailedAt: { type: 'timestamptz', name: 'last_failed_at' },
    lastError: { type: 'text', name: 'last_error' },
  },
  indices: [{ name: 'stuck_rows_once', columns: ['tick', 'rowKey'], unique: true }],
});
