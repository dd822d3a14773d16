import type { EventId, Language, UserId } from '@smachot/contracts';
import type { Result } from '@smachot/kernel';
import type { ExistingGuest } from './rows/existing-guest';

/** Guest list of an event that tables are imported into. The context of guests implements it, in a global module. */
export abstract class GuestListPort {
  /** Language of the event if the user may add guests to it; otherwise the refusal. */
  abstract authorize(eventId: EventId, userId: UserId): Promise<Result<{ language: Language }>>;
  /** Guests of the event that rows are compared with, in order of their ids. */
  abstract guests(eventId: EventId): Promise<ExistingGuest[]>;
}
