import { arrivalSchema, defineEntity } from '@smachot/server-platform';

/** Who arrived, guests and walk-ins. Facts stay when a guest is erased: they name nobody, and go with the event. */
export const GuestArrivalSchema = arrivalSchema('GuestArrival', 'rsvp');

/** Links that open the door list of an event. `hash`: of the token, which is kept nowhere. */
export const DoorLinkSchema = defineEntity({
  name: 'DoorLink',
  schema: 'rsvp',
  tableName: 'door_links',
  columns: {
    id: { type: 'uuid', primary: true },
    eventId: { type: 'uuid', name: 'event_id' },
    hash: { type: 'text' },
    name: { type: 'text' },
    createdAt: { type: 'timestamptz', name: 'created_at' },
    revokedAt: { type: 'timestamptz', name: 'revoked_at', nullable: true },
  },
  indices: [
    { name: 'door_links_hash', columns: ['hash'], unique: true },
    { name: 'door_links_event', columns: ['eventId', 'id'] },
  ],
});
