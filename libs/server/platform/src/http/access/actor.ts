import type { EventId, RsvpId, SessionId, UserId } from '@smachot/contracts';
import type { Tx } from '../../database/unit-of-work';
import type { AdminAct, AdminChange } from './admin-act';

/** The caller, as far as the access guard knows. */
export type Actor =
  | { kind: 'visitor' }
  /** `viewedBy`: the super admin who looks through this person's eyes, with `familyId` as that admin's session. */
  | { kind: 'user'; userId: UserId; superAdmin: boolean; familyId: SessionId; viewedBy?: UserId }
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

/** Records acts of super admins in a log that nobody can change; the identity context provides it. */
export abstract class AdminActs {
  /** Records the act before it is done. */
  abstract record(act: AdminAct): Promise<void>;
  /**
   * Records in the act's own transaction what it changed; actor, reason and network are those of the request.
   * The audit log overrides it.
   */
  changed(_tx: Tx, _change: AdminChange): Promise<void> {
    return Promise.resolve();
  }
}

/** Reads personal invitation tokens; the rsvp context provides it. */
export abstract class GuestAuthenticator {
  abstract authenticate(token: string, eventId: EventId | undefined): Promise<GuestActor | undefined>;
}
