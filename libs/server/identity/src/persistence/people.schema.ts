import type { UserId } from '@smachot/contracts';
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
    termsVersion: { type: 'text', name: 'terms_version', nullable: true },
    createdAt: { type: 'timestamptz', name: 'created_at', default: () => 'now()' },
    blockedAt: { type: 'timestamptz', name: 'blocked_at', nullable: true },
    deletedAt: { type: 'timestamptz', name: 'deleted_at', nullable: true },
  },
  indices: [
    { name: 'users_username', columns: ['username'], unique: true },
    { name: 'users_phone', columns: ['phone'], unique: true },
    { name: 'users_newest', columns: ['createdAt', 'id'] },
    {
      name: 'users_blocked',
      columns: ['createdAt', 'id'],
      where: '((blocked_at IS NOT NULL) AND (deleted_at IS NULL))',
    },
    { name: 'users_deleted', columns: ['createdAt', 'id'], where: '(deleted_at IS NOT NULL)' },
    { name: 'users_in_groups', columns: ['createdAt', 'id'], where: "(groups <> '{}'::text[])" },
    // of an operator class TypeORM cannot create: the migration does
    ...['users_by_phone', 'users_by_email', 'users_by_name', 'users_by_last_name', 'users_by_username'].map(
      (name) => ({ name, synchronize: false as const }),
    ),
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

/** Super admins who look through the eyes of an account; a row is forgotten a day after its end. */
export const ViewSchema = defineEntity({
  name: 'View',
  schema: 'identity',
  tableName: 'views',
  columns: {
    id: { type: 'uuid', primary: true },
    userId: { type: 'uuid', name: 'user_id' },
    adminId: { type: 'uuid', name: 'admin_id' },
    familyId: { type: 'uuid', name: 'family_id' },
    startedAt: { type: 'timestamptz', name: 'started_at' },
    endsAt: { type: 'timestamptz', name: 'ends_at' },
  },
  indices: [{ name: 'views_ended', columns: ['endsAt'] }],
});

export type TermsAcceptanceRow = { id: string; userId: UserId; version: string; acceptedAt: Date };
/** Which version of the terms of service an account accepted, and when; rows are only added. */
export const TermsAcceptanceSchema = new EntitySchema<TermsAcceptanceRow>({
  name: 'TermsAcceptance',
  schema: 'identity',
  tableName: 'terms_acceptances',
  columns: {
    id: { type: 'uuid', primary: true, primaryKeyConstraintName: 'PK_terms_acceptances' },
    userId: { type: 'uuid', name: 'user_id' },
    version: { type: 'text' },
    acceptedAt: { type: 'timestamptz', name: 'accepted_at' },
  },
  indices: [{ name: 'terms_acceptances_of_user', columns: ['userId', 'acceptedAt'] }],
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
    /** Of acts of super admins: why, what the subject was before and after, and from where. */
    reason: { type: 'text', nullable: true },
    before: { type: 'jsonb', nullable: true },
    after: { type: 'jsonb', nullable: true },
    ip: { type: 'text', nullable: true },
    userAgent: { type: 'text', name: 'user_agent', nullable: true },
  },
  indices: [
    { name: 'audit_log_subject', columns: ['subjectId', 'id'] },
    { name: 'audit_log_newest', columns: ['at', 'id'] },
    { name: 'audit_log_of_actor', columns: ['actorId', 'at', 'id'] },
    { name: 'audit_log_of_act', columns: ['act', 'at', 'id'] },
    { name: 'audit_log_about', synchronize: false },
  ],
});
