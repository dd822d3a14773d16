import type { EventId, GiftId, GiftKind, GuestGroup, RsvpId, Side, UserId } from '@smachot/contracts';
import { defineEntity } from '@smachot/server-platform';

export type GiftRow = {
  id: GiftId;
  eventId: EventId;
  rsvpId: RsvpId | null;
  giver: string | null;
  side: Side | null;
  group: GuestGroup | null;
  kind: GiftKind | null;
  amount: number | null;
  note: string | null;
  recordedAt: Date;
  recordedBy: UserId;
  thankedAt: Date | null;
  thankedBy: UserId | null;
};

/**
 * Gifts. A guest's gift has the guest's id, and its sum is the guest's `income`, so that it stands in one place. An envelope of
 * somebody who is not on the list has a giver, and its sum in agorot here.
 */
export const GiftSchema = defineEntity<GiftRow>({
  name: 'Gift',
  schema: 'rsvp',
  tableName: 'gifts',
  columns: {
    id: { type: 'uuid', primary: true },
    eventId: { type: 'uuid', name: 'event_id' },
    rsvpId: { type: 'uuid', name: 'rsvp_id', nullable: true },
    giver: { type: 'text', nullable: true },
    side: { type: 'text', nullable: true },
    group: { type: 'text', name: 'guest_group', nullable: true },
    kind: { type: 'text', nullable: true },
    amount: { type: 'bigint', nullable: true },
    note: { type: 'text', nullable: true },
    recordedAt: { type: 'timestamptz', name: 'recorded_at' },
    recordedBy: { type: 'uuid', name: 'recorded_by' },
    thankedAt: { type: 'timestamptz', name: 'thanked_at', nullable: true },
    thankedBy: { type: 'uuid', name: 'thanked_by', nullable: true },
  },
  indices: [
    { name: 'gifts_event', columns: ['eventId', 'recordedAt', 'id'] },
    { name: 'gifts_rsvp', columns: ['rsvpId'], where: 'rsvp_id IS NOT NULL' },
  ],
});
