/** What the context that counts responses tells payments; it provides this, payments never imports it. */
export abstract class BillableEventsPort {
  /** Whether something of this person still waits to be billed. */
  abstract hasUnbilled(userId: string): Promise<boolean>;
  /** Titles of events for people to recognise; those that are erased are missing. */
  abstract titles(eventIds: string[]): Promise<Map<string, string>>;
}
