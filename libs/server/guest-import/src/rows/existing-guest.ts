import type { RsvpId } from '@smachot/contracts';
import type { RowGuest } from './read-row';

/** Existing guest of the event. `ownWords`: the requests are the guest's own, and no table overwrites them. */
export type ExistingGuest = RowGuest & { id: RsvpId; ownWords?: boolean };
