import { defineEntity } from '@smachot/server-platform';
import { moment, ofStore } from '../columns';

export const CrewSchema = defineEntity({
  name: 'CrewMember',
  schema: 'stores',
  tableName: 'crew',
  columns: {
    id: { type: 'uuid', primary: true },
    storeId: { type: 'uuid', name: 'store_id' },
    userId: { type: 'uuid', name: 'user_id' },
    role: { type: 'text' },
    joinedAt: moment('joined_at'),
  },
  indices: [
    { name: 'crew_once', columns: ['storeId', 'userId'], unique: true },
    { name: 'crew_of_user', columns: ['userId'] },
  ],
  foreignKeys: [ofStore('crew_store_id')],
});

/** Who worked at a store and left. */
export const FormerCrewSchema = defineEntity({
  name: 'FormerCrewMember',
  schema: 'stores',
  tableName: 'former_crew',
  columns: {
    storeId: { type: 'uuid', name: 'store_id', primary: true, primaryKeyConstraintName: 'PK_former_crew' },
    userId: { type: 'uuid', name: 'user_id', primary: true, primaryKeyConstraintName: 'PK_former_crew' },
    leftAt: moment('left_at'),
  },
  indices: [{ name: 'former_crew_of_user', columns: ['userId'] }],
  foreignKeys: [ofStore('former_crew_store_id')],
});

/** `outcome`: accepted, refused, withdrawn, replaced; null while it is open. The phone is deleted with its owner's account. */
export const CrewInvitationSchema = defineEntity({
  name: 'CrewInvitation',
  schema: 'stores',
  tableName: 'crew_invitations',
  columns: {
    id: { type: 'uuid', primary: true },
    storeId: { type: 'uuid', name: 'store_id' },
    phone: { type: 'text', nullable: true },
    role: { type: 'text' },
    invitedBy: { type: 'uuid', name: 'invited_by' },
    createdAt: moment('created_at'),
    expiresAt: moment('expires_at'),
    answeredAt: moment('answered_at', true),
    outcome: { type: 'text', nullable: true },
  },
  indices: [
    {
      name: 'crew_invitations_once',
      columns: ['storeId', 'phone'],
      unique: true,
      where: 'answered_at IS NULL',
    },
    { name: 'crew_invitations_of_phone', columns: ['phone'] },
  ],
  foreignKeys: [ofStore('crew_invitations_store_id')],
});

/** The table of links sent to a store's e-mail address; only their hash is stored. */
export const EmailVerificationSchema = defineEntity({
  name: 'EmailVerification',
  schema: 'stores',
  tableName: 'email_verifications',
  columns: {
    tokenHash: { type: 'text', name: 'token_hash', primary: true },
    storeId: { type: 'uuid', name: 'store_id' },
    email: { type: 'text' },
    expiresAt: moment('expires_at'),
    usedAt: moment('used_at', true),
  },
  indices: [
    { name: 'email_verifications_of_store', columns: ['storeId'] },
    { name: 'email_verifications_expiry', columns: ['expiresAt'] },
  ],
  foreignKeys: [ofStore('email_verifications_store_id')],
});
