import type { EventId } from '@smachot/contracts';
import { newId } from '@smachot/kernel';
import type { Tx } from '@smachot/server-platform';
import type { Rsvp } from '../domain/guests/rsvp';
import { SeatingTableSchema, SeatingWishSchema } from '../persistence/seating/seating.schema';

const IN_A_ROW = 6;

/** Draws the tables that the demo's guests sit at in rows, the first of them quiet, the last of several long. */
export const seedHall = async (tx: Tx, eventId: EventId, tables: number): Promise<void> => {
  const lastRow = Math.ceil(tables / IN_A_ROW) - 1;
  await tx.manager.insert(
    SeatingTableSchema,
    Array.from({ length: tables }, (_, at) => {
      const row = Math.floor(at / IN_A_ROW);
      const place = { x: 500 + (at % IN_A_ROW) * 600, y: 400 + row * 540, rotation: 0 };
      const isLong = row > 0 && row === lastRow;
      return {
        ...{ _id: newId(), eventId, name: String(at + 1), ...place, version: 1 },
        ...{ shape: isLong ? ('long' as const) : ('round' as const), seats: isLong ? 14 : 12 },
        traits: row === 0 ? (['quiet'] as const).slice() : [],
      };
    }),
  );
};

/** Seeds what the host wants of the automatic seating: two friends together, two others apart, somebody near the door. */
export const seedWishes = async (tx: Tx, eventId: EventId, guests: Rsvp[]): Promise<void> => {
  const [one, two, three, four, five] = guests
    .filter(({ state }) => state.status === 'confirmed')
    .map(({ state }) => state.id);
  await tx.manager.insert(SeatingWishSchema, [
    { _id: newId(), eventId, kind: 'together', rsvpIds: [one!, two!] },
    { _id: newId(), eventId, kind: 'apart', rsvpIds: [three!, four!] },
    { _id: newId(), eventId, kind: 'near_door', rsvpIds: [five!] },
  ]);
};
