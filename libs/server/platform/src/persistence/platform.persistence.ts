import { EntitySchema } from 'typeorm';
import type { AnyEntity, ContextPersistence } from '../database/data-source';
import { OutboxSchema } from '../outbox/outbox.schema';
import { Platform1795000000000 } from './migrations/1795000000000-platform';
import { DeadDeliveries1795000000010 } from './migrations/1795000000010-dead-deliveries';

const ClockSchema = new EntitySchema({
  name: 'ClockOffset',
  schema: 'platform',
  tableName: 'clock',
  columns: { id: { type: 'int', primary: true }, offsetMs: { type: 'bigint', name: 'offset_ms' } },
}) as unknown as AnyEntity;

const IdempotencySchema = new EntitySchema({
  name: 'IdempotencyKey',
  schema: 'platform',
  tableName: 'idempotency_keys',
  columns: {
    ownerId: { type: 'uuid', primary: true, name: 'owner_id' },
    call: { type: 'text', primary: true },
    key: { type: 'text', primary: true },
    bodyHash: { type: 'text', name: 'body_hash' },
    startedAt: { type: 'timestamptz', name: 'started_at', default: () => 'now()' },
    answer: { type: 'jsonb', nullable: true },
  },
  indices: [{ name: 'idempotency_keys_started', columns: ['startedAt'] }],
}) as unknown as AnyEntity;

export const platformPersistence: ContextPersistence = {
  schema: 'platform',
  entities: [OutboxSchema, ClockSchema, IdempotencySchema],
  migrations: [Platform1795000000000, DeadDeliveries1795000000010],
};
