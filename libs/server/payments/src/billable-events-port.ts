/** Responses that were not billed yet; `until`: the day's moment by which the last of them will have been. */
export type Unbilled = { responses: number; until: Date };

/** What the context that counts responses tells payments; it provides this, payments never imports it. */
export abstract class BillableEventsPort {
  /** What of this person still waits to be billed, or has been and payments has not heard of it; null: nothing. */
  abstract unbilled(userId: string): Promise<Unbilled | null>;
  /** Those of these people of whom something still waits to be billed. */
  abstract waiting(userIds: string[]): Promise<Set<string>>;
  /** Titles of events for people to recognise; those that are erased are missing. */
  abstract titles(eventIds: string[]): Promise<Map<string, string>>;
}
