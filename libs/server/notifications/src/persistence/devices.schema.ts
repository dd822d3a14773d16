import { defineEntity } from '@smachot/server-platform';

/** A browser to which notices of an account are pushed. It ends with the session that subscribed it. */
export const DeviceSchema = defineEntity({
  name: 'PushDevice',
  schema: 'notifications',
  tableName: 'devices',
  columns: {
    id: { type: 'uuid', primary: true },
    userId: { type: 'uuid', name: 'user_id' },
    sessionId: { type: 'uuid', name: 'session_id' },
    endpoint: { type: 'text' },
    p256dh: { type: 'text' },
    auth: { type: 'text' },
    browser: { type: 'text', nullable: true },
    system: { type: 'text', nullable: true },
    device: { type: 'text', nullable: true },
    createdAt: { type: 'timestamptz', name: 'created_at', default: () => 'now()' },
    renewedAt: { type: 'timestamptz', name: 'renewed_at', default: () => 'now()' },
  },
  indices: [
    { name: 'devices_endpoint', columns: ['endpoint'], unique: true },
    { name: 'devices_user', columns: ['userId'] },
    { name: 'devices_renewed', columns: ['renewedAt'] },
  ],
});

/**
 * A notification on its way to a device. `state`: wanted (from `due_at` on), intended (the call is in progress), accepted, refused,
 * withdrawn. `wanted_at` is the real time; the notification's own follows the product's clock.
 */
export const PushSchema = defineEntity({
  name: 'Push',
  schema: 'notifications',
  tableName: 'pushes',
  columns: {
    notificationId: { type: 'uuid', primary: true, name: 'notification_id' },
    deviceId: { type: 'uuid', primary: true, name: 'device_id' },
    urgent: { type: 'boolean' },
    state: { type: 'text', default: 'wanted' },
    attempts: { type: 'int', default: 0 },
    wantedAt: { type: 'timestamptz', name: 'wanted_at', default: () => 'now()' },
    dueAt: { type: 'timestamptz', name: 'due_at', default: () => 'now()' },
    changedAt: { type: 'timestamptz', name: 'changed_at', default: () => 'now()' },
  },
  indices: [
    { name: 'pushes_device', columns: ['deviceId'] },
    { name: 'pushes_wanted', columns: ['dueAt'], where: "state = 'wanted'" },
    { name: 'pushes_intended', columns: ['changedAt'], where: "state = 'intended'" },
  ],
  foreignKeys: [
    {
      name: 'pushes_notification',
      target: 'Notification',
      columnNames: ['notificationId'],
      referencedColumnNames: ['id'],
      onDelete: 'CASCADE',
    },
    {
      name: 'pushes_of_device',
      target: 'PushDevice',
      columnNames: ['deviceId'],
      referencedColumnNames: ['id'],
      onDelete: 'CASCADE',
    },
  ],
});
