import * as z from 'zod/mini';
import { call } from './call';
import { CohostRole, InvitationRole } from './invitations';
import { Id, Instant, Phone } from './primitives';

/** Somebody who works on an invitation beside its owner. Phones are shown to the owner only. */
export const Cohost = z.object({
  cohostId: Id,
  firstName: z.string(),
  lastName: z.string(),
  phoneNumber: z.nullable(z.string()),
  role: CohostRole,
  you: z.boolean(),
});
/** `expiresAt`: seven days after it was sent. */
export const CohostInvitation = z.object({
  invitationId: Id,
  phoneNumber: z.string(),
  role: CohostRole,
  expiresAt: Instant,
});
const Event = z.object({ eventId: Id });
const cohosts = '/v1/events/event-rsvps/:eventId/cohosts';

/** `role`: the caller's own. Open invitations are listed for the owner only. */
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
/** Asking the same phone again replaces what was asked before. */
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
/** Also how somebody leaves. */
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
        eventId: Id,
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
