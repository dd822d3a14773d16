import type { EventId, UserId } from '@smachot/contracts';
/** Number of responses that are not billed yet; `until` is the moment by which the last of them will be billed. */
export type Unbilled = { responses: number; until: Date };

/** Port to the context that counts responses. That context implements it; payments never imports the context. */
export abstract class BillableEventsPort {
  /** Responses of one account that are not billed, or whose bill has not reached payments yet; null when there are none. */
  abstract unbilled(userId: UserId): Promise<Unbilled | null>;
  /** The given accounts that still have unbilled responses. */
  abstract waiting(userIds: UserId[]): Promise<Set<string>>;
  /** Titles of events by id; erased events are missing. */
  abstract titles(eventIds: EventId[]): Promise<Map<string, string>>;
}
