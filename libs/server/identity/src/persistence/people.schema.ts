import { defineEntity } from '@smachot/server-platform';
import { EntitySchema } from 'typeorm';
import { type AccountState } from '../domain/account';

export const AccountSchema = new EntitySchema<AccountState>({
  name: 'Account',
  schema: 'identity',
  tableName: 'users',
  columns: {
    id: { type: 'uuid', primary: true },
    username: { type: 'text' },
    phone: { type: 'text', nullable: true },
    firstName: { type: 'text', name: 'first_name' },
    lastName: { type: 'text', name: 'last_name' },
    email: { type: 'text', nullable: true },
    emailVerifiedAt: { type: 'timestamptz', name: 'email_verified_at', nullable: true },
    language: { type: 'text' },
    currency: { type: 'text', nullable: true },
    groups: { type: 'text', array: true, default: () => "'{}'" },
    termsAcceptedAt: { type: 'timestamptz', name: 'terms_accepted_at', nullable: true },
    createdAt: { type: 'timestamptz', name: 'created_at', default: () => 'now()' },
    blockedAt: { type: 'timestamptz', name: 'blocked_at', nullable: true },
    deletedAt: { type: 'timestamptz', name: 'deleted_at', nullable: true },
  },
  indices: [
    { name: 'users_username', columns: ['username'], unique: true },
    { name: 'users_phone', columns: ['phone'], unique: true },
  ],
});

export const PasswordSchema = defineEntity({
  name: 'Password',
  schema: 'identity',
  tableName: 'passwords',
  columns: {
    userId: { type: 'uuid', primary: true, name: 'user_id' },
    hash: { type: 'text' },
    changedAt: { type: 'timestamptz', name: 'changed_at', default: () => 'now()' },
  },
  foreignKeys: [
    {
      name: 'passwords_user',
      target: 'Account',
      columnNames: ['userId'],
      referencedColumnNames: ['id'],
      onDelete: 'CASCADE',
    },
  ],
});

export const AuditSchema = defineEntity({
  name: 'AuditEntry',
  schema: 'identity',
  tableName: 'audit_log',
  columns: {
    id: { type: 'uuid', primary: true },
    at: { type: 'timestamptz', default: () => 'now()' },
    act: { type: 'text' },
    actorId: { type: 'uuid', name: 'actor_id', nullable: true },
    subjectId: { type: 'uuid', name: 'subject_id', nullable: true },
    details: { type: 'jsonb', default: () => "'{}'" },
  },
  indices: [{ name: 'audit_log_subject', columns: ['subjectId', 'id'] }],
});
