import * as z from 'zod/mini';
import { call } from '../call';
import { Id, Instant, Phone } from '../primitives';
import { CrewMemberId } from '../ids';
import { CrewRole, storePath, StoreParams, StoreRole } from './stores';

export const CrewMember = z.object({
  memberId: CrewMemberId,
  firstName: z.string(),
  lastName: z.string(),
  phoneNumber: z.string(),
  role: CrewRole,
  you: z.boolean(),
  /** The plan has no room for them: they have no access until it has. */
  suspended: z.boolean(),
});
/** An open invitation to the crew; `expiresAt` is seven days after it was sent. */
export const CrewInvitation = z.object({
  invitationId: Id,
  phoneNumber: z.string(),
  role: CrewRole,
  expiresAt: Instant,
});
const crew = `${storePath}/crew`;
export const listCrew = call({
  id: 'stores.listCrew',
  method: 'GET',
  path: crew,
  access: 'user',
  params: StoreParams,
  answer: z.object({ members: z.array(CrewMember), invitations: z.array(CrewInvitation), role: StoreRole }),
});
export const inviteCrew = call({
  id: 'stores.inviteCrew',
  method: 'POST',
  path: crew,
  access: 'user',
  confirmed: true,
  idempotent: true,
  perMinute: 10,
  params: StoreParams,
  body: z.object({ phoneNumber: Phone, role: CrewRole }),
  answer: CrewInvitation,
  status: 201,
});
export const withdrawCrewInvitation = call({
  id: 'stores.withdrawCrewInvitation',
  method: 'DELETE',
  path: `${crew}/invitations/:invitationId`,
  access: 'user',
  params: z.extend(StoreParams, { invitationId: Id }),
  status: 204,
});
const Member = z.extend(StoreParams, { memberId: CrewMemberId });
/** Changes a role; refused (crew.last_owner) when the store would have no owner. */
export const changeCrewRole = call({
  id: 'stores.changeCrewRole',
  method: 'PATCH',
  path: `${crew}/:memberId`,
  access: 'user',
  confirmed: true,
  params: Member,
  body: z.object({ role: CrewRole }),
  answer: CrewMember,
});
/** Removes a crew member; a member also leaves by this call. */
export const removeCrew = call({
  id: 'stores.removeCrew',
  method: 'DELETE',
  path: `${crew}/:memberId`,
  access: 'user',
  confirmed: true,
  params: Member,
  status: 204,
});
export const myCrewInvitations = call({
  id: 'stores.myCrewInvitations',
  method: 'GET',
  path: '/v1/me/crew-invitations',
  access: 'user',
  answer: z.object({
    invitations: z.array(
      z.object({
        invitationId: Id,
        partnerUsername: z.string(),
        businessName: z.string(),
        role: CrewRole,
        expiresAt: Instant,
      }),
    ),
  }),
});
export const answerCrewInvitation = call({
  id: 'stores.answerCrewInvitation',
  method: 'POST',
  path: '/v1/me/crew-invitations/:invitationId',
  access: 'user',
  params: z.object({ invitationId: Id }),
  body: z.object({ accept: z.boolean() }),
  status: 204,
});
