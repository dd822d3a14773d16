import type { EventId, RsvpId, SessionId, UserId } from '@smachot/contracts';
/** The caller, as far as the access guard knows. */
export type Actor =
  | { kind: 'visitor' }
  | { kind: 'user'; userId: UserId; superAdmin: boolean; familyId: SessionId }
  | { kind: 'guest'; rsvpId: RsvpId; eventId: EventId }
  | { kind: 'trusted' };

export type UserActor = Extract<Actor, { kind: 'user' }>;
export type GuestActor = Extract<Actor, { kind: 'guest' }>;

/** Reads bearer tokens; the identity context provides it. */
export abstract class Authenticator {
  /** The signed-in user, or undefined for a token that is missing, expired, forged or of a blocked user. */
  abstract authenticate(bearer: string): Promise<UserActor | undefined>;
  /** Whether the session is still valid, read without the cache: an open stream outlives cached sessions. */
  isSignedIn(_user: UserActor): Promise<boolean> {
    return Promise.resolve(true);
  }
  /** Whether this session was recently confirmed by more than its phone. */
  isConfirmed(_user: UserActor): Promise<boolean> {
    return Promise.resolve(false);
  }
}

/** An act that a super admin requested. `about`: ids, numbers and switches of the request. */
export type AdminAct = { call: string; actorId: UserId; about: Record<string, string | number | boolean> };

/** Records acts of super admins in a log that nobody can change; the identity context provides it. */
export abstract class AdminActs {
  abstract record(act: AdminAct): Promise<void>;
}

/** Reads personal invitation tokens; the rsvp context provides it. */
export abstract class GuestAuthenticator {
  abstract authenticate(token: string, eventId: EventId | undefined): Promise<GuestActor | undefined>;
}
