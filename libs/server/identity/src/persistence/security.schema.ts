import { defineEntity } from '@smachot/server-platform';

/** Wrong passwords of one account from one network, and under `strangers` from all networks its owner is not known at. */
export const PasswordAttemptSchema = defineEntity({
  name: 'PasswordAttempt',
  schema: 'identity',
  tableName: 'password_attempts',
  columns: {
    userId: { type: 'uuid', primary: true, name: 'user_id' },
    networkKey: { type: 'text', primary: true, name: 'network_key' },
    failures: { type: 'int' },
    failedAt: { type: 'timestamptz', name: 'failed_at' },
  },
  indices: [{ name: 'password_attempts_failed', columns: ['failedAt'] }],
  foreignKeys: [
    {
      name: 'password_attempts_of',
      target: 'Password',
      columnNames: ['userId'],
      referencedColumnNames: ['userId'],
      onDelete: 'CASCADE',
    },
  ],
});

/** The table of pending security notices to owners, with the address at the time of the change; a row is deleted once it is sent. */
export const SecurityNoticeSchema = defineEntity({
  name: 'SecurityNotice',
  schema: 'identity',
  tableName: 'security_notices',
  columns: {
    id: { type: 'uuid', primary: true },
    userId: { type: 'uuid', name: 'user_id' },
    kind: { type: 'text' },
    email: { type: 'text', nullable: true },
    phone: { type: 'text', nullable: true },
    language: { type: 'text' },
    createdAt: { type: 'timestamptz', name: 'created_at', default: () => 'now()' },
  },
  indices: [{ name: 'security_notices_of_user', columns: ['userId'] }],
});
