import * as z from 'zod/mini';
import { call } from '../call';
import { SendableTemplate } from './campaigns';
import { ReplyStatus } from './inbox';
import { Id } from '../primitives';
import { EventId, RsvpId } from '../ids';

/** Sends the message previewed for a guest to the account's own phone. The guest's record does not change. */
export const sendTestMessage = call({
  id: 'rsvp.sendTestMessage',
  method: 'POST',
  path: '/v1/whatsapp/test-messages',
  access: 'user',
  feature: 'whatsapp_invitations',
  idempotent: true,
  body: z.object({ eventId: EventId, rsvpId: RsvpId, templateName: SendableTemplate }),
  /** `phoneNumber`: the recipient. */
  answer: z.object({ testId: Id, phoneNumber: z.string() }),
  status: 200,
});
/** The status of a test message; only for the user who sent it. */
export const getTestMessage = call({
  id: 'rsvp.getTestMessage',
  method: 'GET',
  path: '/v1/whatsapp/test-messages/:testId',
  access: 'user',
  params: z.object({ testId: Id }),
  answer: z.object({ status: ReplyStatus }),
});
