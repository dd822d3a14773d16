import { EntitySchema } from 'typeorm';
import type { PublicEventId, RegistrationId, TicketId } from '@smachot/contracts';

export type TicketRow = {
  id: TicketId;
  eventId: PublicEventId;
  registrationId: RegistrationId;
  /** From 1 to the registration's participants. */
  seat: number;
  code: string;
  issuedAt: Date;
  /** Its registration was canceled or rejected; null: it stands. */
  revokedAt: Date | null;
};

/** One row per seat of a registration that is or was approved. */
export const TicketSchema = new EntitySchema<TicketRow>({
  name: 'Ticket',
  schema: 'hosted_events',
  tableName: 'tickets',
  columns: {
    id: { type: 'uuid', primary: true },
    eventId: { type: 'uuid', name: 'event_id' },
    registrationId: { type: 'uuid', name: 'registration_id' },
    seat: { type: 'int' },
    code: { type: 'text' },
    issuedAt: { type: 'timestamptz', name: 'issued_at' },
    revokedAt: { type: 'timestamptz', name: 'revoked_at', nullable: true },
  },
  indices: [
    { name: 'tickets_code', columns: ['code'], unique: true },
    { name: 'tickets_seat', columns: ['registrationId', 'seat'], unique: true },
    { name: 'tickets_event', columns: ['eventId', 'id'] },
  ],
  foreignKeys: [
    {
      name: 'tickets_registration_id',
      target: 'Registration',
      columnNames: ['registrationId'],
      referencedColumnNames: ['id'],
      onDelete: 'CASCADE',
    },
  ],
});
