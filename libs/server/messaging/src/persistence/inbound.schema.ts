import { defineEntity } from '@smachot/server-platform';

/** Raw webhook bodies, for 30 days. `hash` is SHA-256 of the bytes: the provider repeats webhooks. */
export const WebhookSchema = defineEntity({
  name: 'Webhook',
  schema: 'messaging',
  tableName: 'webhooks',
  columns: {
    id: { type: 'uuid', primary: true },
    hash: { type: 'bytea' },
    body: { type: 'bytea' },
    receivedAt: { type: 'timestamptz', name: 'received_at' },
    processedAt: { type: 'timestamptz', name: 'processed_at', nullable: true },
    statuses: { type: 'int', default: 0 },
    attempts: { type: 'int', default: 0 },
    trouble: { type: 'text', nullable: true },
    retryAt: { type: 'timestamptz', name: 'retry_at', nullable: true },
    dismissedAt: { type: 'timestamptz', name: 'dismissed_at', nullable: true },
  },
  uniques: [{ name: 'webhooks_once', columns: ['hash'] }],
  indices: [
    { name: 'webhooks_open', columns: ['id'], where: '(processed_at IS NULL)' },
    {
      name: 'webhooks_troubled',
      columns: ['id'],
      where: '((trouble IS NOT NULL) AND (dismissed_at IS NULL))',
    },
    { name: 'webhooks_received', columns: ['receivedAt'] },
  ],
});

/** The table of messages and button taps from guests. */
export const InboundSchema = defineEntity({
  name: 'InboundMessage',
  schema: 'messaging',
  tableName: 'inbound',
  columns: {
    id: { type: 'uuid', primary: true },
    wamid: { type: 'text' },
    kind: { type: 'text' },
    text: { type: 'text' },
    payload: { type: 'text', nullable: true },
    replyTo: { type: 'text', name: 'reply_to', nullable: true },
    name: { type: 'text', nullable: true },
    phoneKey: { type: 'text', name: 'phone_key', nullable: true },
    providerUserId: { type: 'text', name: 'provider_user_id', nullable: true },
    matchedBy: { type: 'text', name: 'matched_by', nullable: true },
    providerAt: { type: 'timestamptz', name: 'provider_at' },
    receivedAt: { type: 'timestamptz', name: 'received_at' },
    /** The wamid of the message that this one edits. */
    edits: { type: 'text', nullable: true },
  },
  uniques: [{ name: 'inbound_once', columns: ['wamid'] }],
});

export const InboundRefSchema = defineEntity({
  name: 'InboundRef',
  schema: 'messaging',
  tableName: 'inbound_refs',
  columns: {
    refId: { type: 'uuid', primary: true, name: 'ref_id' },
    inboundId: { type: 'uuid', primary: true, name: 'inbound_id' },
  },
  indices: [{ name: 'inbound_refs_of', columns: ['inboundId'] }],
});

/** The table that maps a provider's user ids to guests; it is the only key when a username hides the phone. */
export const RecipientSchema = defineEntity({
  name: 'Recipient',
  schema: 'messaging',
  tableName: 'recipients',
  columns: {
    providerUserId: { type: 'text', primary: true, name: 'provider_user_id' },
    refId: { type: 'uuid', primary: true, name: 'ref_id' },
  },
  indices: [{ name: 'recipients_ref', columns: ['refId'] }],
});

/**
 * The table of refs that a person takes along to a new number, until the requesting context has recorded it; the number is
 * stored as a key.
 */
export const NumberMoveSchema = defineEntity({
  name: 'NumberMove',
  schema: 'messaging',
  tableName: 'number_moves',
  columns: {
    phoneKey: { type: 'text', primary: true, name: 'phone_key' },
    refId: { type: 'uuid', primary: true, name: 'ref_id' },
  },
  indices: [{ name: 'number_moves_ref', columns: ['refId'] }],
});
