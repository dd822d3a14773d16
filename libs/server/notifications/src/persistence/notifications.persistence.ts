import { type ContextPersistence, defineEntity } from '@smachot/server-platform';
import { DeviceSchema, PushSchema } from './devices.schema';
import { Notifications1795000000400 } from './migrations/1795000000400-notifications';
import { Channels1795000000410 } from './migrations/1795000000410-channels';
import { Chats1795000000420 } from './migrations/1795000000420-chats';
import { Devices1796000350000 } from './migrations/1796000350000-devices';

const NotificationSchema = defineEntity({
  name: 'Notification',
  schema: 'notifications',
  tableName: 'notifications',
  columns: {
    id: { type: 'uuid', primary: true },
    deliveryId: { type: 'uuid', name: 'delivery_id' },
    userId: { type: 'uuid', name: 'user_id' },
    kind: { type: 'text' },
    values: { type: 'jsonb' },
    href: { type: 'text' },
    createdAt: { type: 'timestamptz', name: 'created_at' },
    readAt: { type: 'timestamptz', name: 'read_at', nullable: true },
  },
  indices: [
    { name: 'notifications_delivery', columns: ['deliveryId', 'userId'], unique: true },
    { name: 'notifications_user', columns: ['userId', 'id'] },
    { name: 'notifications_unread', columns: ['userId'], where: 'read_at IS NULL' },
  ],
});

/**
 * A channel of a notification. `state`: wanted (from `due_at` on), intended (the call is in progress), accepted, refused,
 * unknown, withdrawn; of WhatsApp handed (messaging has it); of an SMS spared (WhatsApp has it).
 */
const TextSchema = defineEntity({
  name: 'NotificationText',
  schema: 'notifications',
  tableName: 'texts',
  columns: {
    notificationId: { type: 'uuid', primary: true, name: 'notification_id' },
    channel: { type: 'text', primary: true },
    state: { type: 'text', default: 'wanted' },
    attempts: { type: 'int', default: 0 },
    dueAt: { type: 'timestamptz', name: 'due_at', default: () => 'now()' },
    changedAt: { type: 'timestamptz', name: 'changed_at', default: () => 'now()' },
  },
  indices: [
    { name: 'texts_wanted', columns: ['dueAt'], where: "state = 'wanted'" },
    { name: 'texts_intended', columns: ['changedAt'], where: "state = 'intended'" },
  ],
  foreignKeys: [
    {
      name: 'texts_notification',
      target: 'Notification',
      columnNames: ['notificationId'],
      referencedColumnNames: ['id'],
      onDelete: 'CASCADE',
    },
  ],
});

const PreferencesSchema = defineEntity({
  name: 'NotificationPreferences',
  schema: 'notifications',
  tableName: 'preferences',
  columns: {
    userId: { type: 'uuid', primary: true, name: 'user_id' },
    chosen: { type: 'jsonb' },
    changedAt: { type: 'timestamptz', name: 'changed_at' },
  },
});

export const notificationsPersistence: ContextPersistence = {
  schema: 'notifications',
  entities: [NotificationSchema, TextSchema, PreferencesSchema, DeviceSchema, PushSchema],
  migrations: [Notifications1795000000400, Channels1795000000410, Chats1795000000420, Devices1796000350000],
};
