import type { SeatedGuest, SeatingTable } from '@smachot/contracts';
import type { Saved } from './base';
import { isSame, NOTHING, type Pieces } from './pieces';

/** Something that two hosts changed at once: what is saved, and what was wanted here. */
export type Conflict =
  | { kind: 'guest'; id: string; theirs: SeatedGuest; mine: Pieces['seats'][string] }
  | { kind: 'table'; id: string; theirs: SeatingTable | null; mine: Pieces['tables'][string] };

/** Refused pieces that differ from what is saved. */
export const conflictsOf = (sent: Pieces, { outdated }: Saved): Conflict[] => [
  ...outdated.tables.flatMap((theirs): Conflict[] => {
    const mine = sent.tables[theirs._id];
    const { version: _, ...saved } = theirs;
    return mine === undefined || isSame(mine, saved) ? [] : [{ kind: 'table', id: theirs._id, theirs, mine }];
  }),
  ...outdated.goneTables.flatMap((id): Conflict[] => {
    const mine = sent.tables[id];
    return mine ? [{ kind: 'table', id, theirs: null, mine }] : [];
  }),
  ...outdated.guests.flatMap((theirs): Conflict[] => {
    const mine = sent.seats[theirs.rsvpId];
    return mine ? [{ kind: 'guest', id: theirs.rsvpId, theirs, mine }] : [];
  }),
];

/** The pieces that put one's own choice through. */
export const insisting = (conflict: Conflict): Pieces =>
  conflict.kind === 'guest'
    ? { ...NOTHING, seats: { [conflict.id]: conflict.mine } }
    : { ...NOTHING, tables: { [conflict.id]: conflict.mine } };
