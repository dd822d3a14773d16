import type { ContextPersistence } from '@smachot/server-platform';
import {
  InboundRefSchema,
  InboundSchema,
  NumberMoveSchema,
  RecipientSchema,
  WebhookSchema,
} from './inbound.schema';
import { CampaignSchema, MessageSchema, WorkerSchema } from './messages.schema';
import { Messaging1795000000100 } from './migrations/1795000000100-messaging';
import { ErasedMessages1795000000110 } from './migrations/1795000000110-erased-messages';
import { UndecipheredWebhooks1796000020010 } from './migrations/1796000020010-undeciphered-webhooks';
import { ChangedMessages1796000070010 } from './migrations/1796000070010-changed-messages';
import { MessageTraces1796000332010 } from './migrations/1796000332010-message-traces';
import { RefusalsOfMessages1796000440000 } from './migrations/1796000440000-refusals-of-messages';
import { SuspendedPhones1796000050010 } from './migrations/1796000050010-suspended-phones';
import {
  ComplaintSchema,
  MediaSchema,
  ProviderTokenSchema,
  SendingSchema,
  SuppressionSchema,
  SuspendedHostSchema,
} from './settings.schema';

const queue = [MessageSchema, CampaignSchema, WorkerSchema];
const incoming = [WebhookSchema, InboundSchema, InboundRefSchema, RecipientSchema, NumberMoveSchema];
const settings = [
  SendingSchema,
  SuspendedHostSchema,
  ComplaintSchema,
  SuppressionSchema,
  MediaSchema,
  ProviderTokenSchema,
];

export const messagingPersistence: ContextPersistence = {
  schema: 'messaging',
  entities: [...queue, ...incoming, ...settings],
  migrations: [
    Messaging1795000000100,
    ErasedMessages1795000000110,
    UndecipheredWebhooks1796000020010,
    ChangedMessages1796000070010,
    MessageTraces1796000332010,
    SuspendedPhones1796000050010,
    RefusalsOfMessages1796000440000,
  ],
};
