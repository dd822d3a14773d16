import { defineEntity } from '@smachot/server-platform';

/** Survivor of a merged record: earlier messages, buttons and URLs still contain the old id. */
export const MergedGuestSchema = defineEntity({
  name: 'MergedGuest',
  schema: 'rsvp',
  tableName: 'merged_guests',
  columns: {
    absorbedId: { type: 'uuid', primary: true, name: 'absorbed_id' },
    survivorId: { type: 'uuid', name: 'survivor_id' },
    mergedAt: { type: 'timestamptz', name: 'merged_at' },
  },
  indices: [{ name: 'merged_guests_survivor', columns: ['survivorId'] }],
});

/** Two records that a host declared to be two guests. `rsvpId` is the lesser id. */
export const DistinctGuestSchema = defineEntity({
  name: 'DistinctGuest',
  schema: 'rsvp',
  tableName: 'distinct_guests',
  columns: {
    eventId: { type: 'uuid', primary: true, name: 'event_id' },
    rsvpId: { type: 'uuid', primary: true, name: 'rsvp_id' },
    otherId: { type: 'uuid', primary: true, name: 'other_id' },
  },
});
