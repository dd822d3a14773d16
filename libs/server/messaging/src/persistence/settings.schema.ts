import { defineEntity } from '@smachot/server-platform';

/** One row: the switch that stops all sending. `stopped_by`: admin, token (resumes after a refresh) or provider. */
export const SendingSchema = defineEntity({
  name: 'Sending',
  schema: 'messaging',
  tableName: 'sending',
  columns: {
    id: { type: 'int', primary: true },
    stopped: { type: 'boolean', default: false },
    stoppedBy: { type: 'text', name: 'stopped_by', nullable: true },
    reason: { type: 'text', nullable: true },
    tokenCheckedAt: { type: 'timestamptz', name: 'token_checked_at', nullable: true },
    changedAt: { type: 'timestamptz', name: 'changed_at', default: () => 'now()' },
  },
});

export const SuspendedHostSchema = defineEntity({
  name: 'SuspendedHost',
  schema: 'messaging',
  tableName: 'suspended_hosts',
  columns: {
    hostId: { type: 'uuid', primary: true, name: 'host_id' },
    /** HMAC of the host's phone, for all of its accounts. */
    hostKey: { type: 'text', name: 'host_key', nullable: true },
    since: { type: 'timestamptz' },
  },
  indices: [{ name: 'suspended_hosts_key', columns: ['hostKey'], where: '(host_key IS NOT NULL)' }],
});

/** People who opted out: HMAC of the phone or of the provider's user id, for ever. */
export const SuppressionSchema = defineEntity({
  name: 'Suppression',
  schema: 'messaging',
  tableName: 'suppressions',
  columns: {
    phoneKey: { type: 'text', primary: true, name: 'phone_key' },
    reason: { type: 'text' },
    since: { type: 'timestamptz' },
  },
});

/** Pictures uploaded to the provider; it deletes them after 30 days. */
export const MediaSchema = defineEntity({
  name: 'ProviderMedia',
  schema: 'messaging',
  tableName: 'media',
  columns: {
    fileKey: { type: 'text', primary: true, name: 'file_key' },
    mediaId: { type: 'text', name: 'media_id' },
    expiresAt: { type: 'timestamptz', name: 'expires_at' },
  },
});

/** Provider tokens, sealed; the newest that is not retired is used. Times are real, never the moved clock. */
export const ProviderTokenSchema = defineEntity({
  name: 'ProviderToken',
  schema: 'messaging',
  tableName: 'provider_tokens',
  columns: {
    version: { type: 'int', primary: true },
    sealed: { type: 'text' },
    expiresAt: { type: 'timestamptz', name: 'expires_at', nullable: true },
    createdAt: { type: 'timestamptz', name: 'created_at', default: () => 'now()' },
    confirmedAt: { type: 'timestamptz', name: 'confirmed_at', nullable: true },
    retiredAt: { type: 'timestamptz', name: 'retired_at', nullable: true },
  },
});

/** Guests who complained that they should not have been written to; each counts once against its host. */
export const ComplaintSchema = defineEntity({
  name: 'Complaint',
  schema: 'messaging',
  tableName: 'complaints',
  columns: {
    refId: { type: 'uuid', primary: true, name: 'ref_id' },
    hostId: { type: 'uuid', name: 'host_id' },
    at: { type: 'timestamptz' },
  },
  indices: [{ name: 'complaints_host', columns: ['hostId', 'at'] }],
});
