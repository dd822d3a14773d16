import { defineEntity } from '@smachot/server-platform';

const moment = (name: string, nullable = false) => ({ type: 'timestamptz' as const, name, nullable });
const ofInvitation = (name: string) => ({
  name,
  target: 'Invitation',
  columnNames: ['eventId'],
  referencedColumnNames: ['id'],
  onDelete: 'CASCADE' as const,
});

/** Co-host of an event, with the role. */
export const CohostSchema = defineEntity({
  name: 'Cohost',
  schema: 'rsvp',
  tableName: 'cohosts',
  columns: {
    id: { type: 'uuid', primary: true },
    eventId: { type: 'uuid', name: 'event_id' },
    userId: { type: 'uuid', name: 'user_id' },
    role: { type: 'text' },
    joinedAt: moment('joined_at'),
  },
  indices: [
    { name: 'cohosts_once', columns: ['eventId', 'userId'], unique: true },
    { name: 'cohosts_of_user', columns: ['userId'] },
  ],
  foreignKeys: [ofInvitation('cohosts_event_id')],
});

/**
 * Invitation to co-host. `outcome`: accepted, refused, withdrawn, replaced; null while it is open. The phone is deleted with
 * its owner's account.
 */
export const CohostInvitationSchema = defineEntity({
  name: 'CohostInvitation',
  schema: 'rsvp',
  tableName: 'cohost_invitations',
  columns: {
    id: { type: 'uuid', primary: true },
    eventId: { type: 'uuid', name: 'event_id' },
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
      name: 'cohost_invitations_once',
      columns: ['eventId', 'phone'],
      unique: true,
      where: 'answered_at IS NULL',
    },
    { name: 'cohost_invitations_of_phone', columns: ['phone'] },
    { name: 'cohost_invitations_by', columns: ['invitedBy'] },
  ],
  foreignKeys: [ofInvitation('cohost_invitations_event_id')],
});
