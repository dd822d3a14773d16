import * as z from 'zod/mini';
import { call } from '../call';
import { CohostRole, InvitationRole } from './invitations';
import { Id, Instant, Phone } from '../primitives';
import { EventId } from '../ids';

/** A person who works on an invitation beside its owner. Only the owner sees phones. */
export const Cohost = z.object({
  cohostId: Id,
  firstName: z.string(),
  lastName: z.string(),
  phoneNumber: z.nullable(z.string()),
  role: CohostRole,
  you: z.boolean(),
});
/** An open invitation of a cohost; `expiresAt` is seven days after it was sent. */
export const CohostInvitation = z.object({
  invitationId: Id,
  phoneNumber: z.string(),
  role: CohostRole,
  expiresAt: Instant,
});
const Event = z.object({ eventId: EventId });
const cohosts = '/v1/events/event-rsvps/:eventId/cohosts';

/** `role` is the caller's own. Only the owner sees open invitations. */
export const listCohosts = call({
  id: 'rsvp.listCohosts',
  method: 'GET',
  path: cohosts,
  access: 'user',
  params: Event,
  answer: z.object({
    owner: z.object({ firstName: z.string(), lastName: z.string(), you: z.boolean() }),
    members: z.array(Cohost),
    invitations: z.array(CohostInvitation),
    role: InvitationRole,
  }),
});
/** Invites a phone; a repeated invitation of the same phone replaces the previous one. */
export const inviteCohost = call({
  id: 'rsvp.inviteCohost',
  method: 'POST',
  path: cohosts,
  access: 'user',
  idempotent: true,
  perMinute: 10,
  params: Event,
  body: z.object({ phoneNumber: Phone, role: CohostRole }),
  answer: CohostInvitation,
  status: 201,
});
export const withdrawCohostInvitation = call({
  id: 'rsvp.withdrawCohostInvitation',
  method: 'DELETE',
  path: `${cohosts}/invitations/:cohostInvitationId`,
  access: 'user',
  params: z.extend(Event, { cohostInvitationId: Id }),
  status: 204,
});
const Member = z.extend(Event, { cohostId: Id });
export const changeCohostRole = call({
  id: 'rsvp.changeCohostRole',
  method: 'PATCH',
  path: `${cohosts}/:cohostId`,
  access: 'user',
  params: Member,
  body: z.object({ role: CohostRole }),
  answer: Cohost,
});
/** Removes a cohost; a cohost also leaves by this call. */
export const removeCohost = call({
  id: 'rsvp.removeCohost',
  method: 'DELETE',
  path: `${cohosts}/:cohostId`,
  access: 'user',
  params: Member,
  status: 204,
});
export const myCohostInvitations = call({
  id: 'rsvp.myCohostInvitations',
  method: 'GET',
  path: '/v1/me/cohost-invitations',
  access: 'user',
  answer: z.object({
    invitations: z.array(
      z.object({
        invitationId: Id,
        eventId: EventId,
        title: z.string(),
        hostName: z.string(),
        role: CohostRole,
        expiresAt: Instant,
      }),
    ),
  }),
});
export const answerCohostInvitation = call({
  id: 'rsvp.answerCohostInvitation',
  method: 'POST',
  path: '/v1/me/cohost-invitations/:cohostInvitationId',
  access: 'user',
  params: z.object({ cohostInvitationId: Id }),
  body: z.object({ accept: z.boolean() }),
  status: 204,
});
