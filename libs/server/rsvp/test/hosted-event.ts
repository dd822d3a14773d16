import type { CohostRole, Invitation, Rsvp } from '@smachot/contracts';
import { newId } from '@smachot/kernel';
import { anInvitationForm } from '../src/testing';
import { TUESDAY } from './rsvp-app';
import type { RsvpHttp } from './rsvp-http';

export const EVENTS = '/v1/events/event-rsvps';
let lastPhone = 2_100_0000;
/** Unused phone number in E.164. */
export const anE164 = () => `+9725${lastPhone++}`;

export type InvitedCohost = { invitationId: string; code: string; expiresAt: string };

/** Creates an event with one guest, Dana, and a helper to add co-hosts. */
export const hostedEvent = async (app: RsvpHttp, guest: Partial<{ specialRequests: string }> = {}) => {
  app.clock.moveTo(TUESDAY);
  const owner = await app.person(anE164());
  const { body: event } = await app.call<Invitation>('POST', EVENTS, { as: owner, body: anInvitationForm() });
  const eventId = event._id;
  const added = await app.call<{ rsvps: Rsvp[] }>('POST', `/v1/events/rsvps/${eventId}`, {
    as: owner,
    body: { guests: [{ attendeeName: 'דנה כהן', attendeePhone: '0533334444', ...guest }] },
  });
  const cohosts = `${EVENTS}/${eventId}/cohosts`;
  const invite = (phoneNumber: string, role: string = 'Editor', as = owner) =>
    app.call<InvitedCohost>('POST', cohosts, { as, key: newId(), body: { phoneNumber, role } });
  const answer = (id: string, as: string, accept = true) =>
    app.call<{ code: string }>('POST', `/v1/me/cohost-invitations/${id}`, { as, body: { accept } });
  return {
    owner,
    eventId,
    dana: added.body.rsvps[0]!._id,
    cohosts,
    invite,
    answer,
    /** Creates a co-host who accepted an invitation. */
    async joined(role: CohostRole, name = ['רות', 'לוי']): Promise<string> {
      const phone = anE164();
      const person = await app.person(phone, name);
      const invited = await invite(phone, role);
      expect(invited).toMatchObject({ status: 201 });
      expect(await answer(invited.body.invitationId, person)).toMatchObject({ status: 204 });
      return person;
    },
    async memberOf(userId: string): Promise<string> {
      const [member] = await app.source.query(
        'select id from rsvp.cohosts where event_id = $1 and user_id = $2',
        [eventId, userId],
      );
      return member.id;
    },
  };
};
export type HostedEvent = Awaited<ReturnType<typeof hostedEvent>>;
