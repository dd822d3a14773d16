/** Who is calling, as far as the access guard knows. */
export type Actor =
  | { kind: 'visitor' }
  | { kind: 'user'; userId: string; superAdmin: boolean; familyId: string }
  | { kind: 'guest'; rsvpId: string; eventId: string }
  | { kind: 'trusted' };

export type UserActor = Extract<Actor, { kind: 'user' }>;
export type GuestActor = Extract<Actor, { kind: 'guest' }>;

/** Reads bearer tokens; the identity context provides it. */
export abstract class Authenticator {
  /** The signed-in user, or undefined for a token that is missing, expired, forged or of a blocked user. */
  abstract authenticate(bearer: string): Promise<UserActor | undefined>;
  /** Whether this session has shown a moment ago, by more than its phone, that it is the person. */
  isConfirmed(_user: UserActor): Promise<boolean> {
    return Promise.resolve(false);
  }
}

/** Reads personal invitation tokens; the rsvp context provides it. */
export abstract class GuestAuthenticator {
  abstract authenticate(token: string, eventId: string | undefined): Promise<GuestActor | undefined>;
}
