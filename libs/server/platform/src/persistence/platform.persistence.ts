import type { ContextPersistence } from '../database/data-source';
import { defineEntity } from '../database/define-entity';
import { DailySpendingSchema } from '../http/access/daily-spending.schema';
import { FeatureSwitchSchema } from '../administration/feature-switch.schema';
import { RetentionRunSchema } from '../retention/retention-run.schema';
import { StuckRowSchema } from '../jobs/stuck-row.schema';
import { OutboxSchema } from '../outbox/outbox.schema';
import { Platform1795000000000 } from './migrations/1795000000000-platform';
import { DeadDeliveries1795000000010 } from './migrations/1795000000010-dead-deliveries';
import { FeatureSwitches1796000306000 } from './migrations/1796000306000-feature-switches';
import { LastErrors1796000319000 } from './migrations/1796000319000-last-errors';
import { OutboxTraces1796000332000 } from './migrations/1796000332000-outbox-traces';
import { RetentionRuns1796000319200 } from './migrations/1796000319200-retention-runs';
import { NameKeys1796000374000 } from './migrations/1796000374000-name-keys';
import { StuckRows1796000375000 } from './migrations/1796000375000-stuck-rows';
import { DailySpending1796000410000 } from './migrations/1796000410000-daily-spending';

const ClockSchema = defineEntity({
  name: 'ClockOffset',
  schema: 'platform',
  tableName: 'clock',
  columns: { id: { type: 'int', primary: true }, offsetMs: { type: 'bigint', name: 'offset_ms' } },
});

const IdempotencySchema = defineEntity({
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
});

export const platformPersistence: ContextPersistence = {
  schema: 'platform',
  entities: [
    OutboxSchema,
    ClockSchema,
    IdempotencySchema,
    FeatureSwitchSchema,
    RetentionRunSchema,
    StuckRowSchema,
    DailySpendingSchema,
  ],
  migrations: [
    Platform1795000000000,
    DeadDeliveries1795000000010,
    FeatureSwitches1796000306000,
    LastErrors1796000319000,
    RetentionRuns1796000319200,
    OutboxTraces1796000332000,
    NameKeys1796000374000,
    StuckRows1796000375000,
    DailySpending1796000410000,
  ],
};
