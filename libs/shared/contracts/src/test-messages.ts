import * as z from 'zod/mini';
import { call } from './call';
import { SendableTemplate } from './campaigns';
import { ReplyStatus } from './inbox';
import { Id } from './primitives';

/** What the send dialog previews of a guest, sent to the account's own phone. It changes nothing of the guest. */
export const sendTestMessage = call({
  id: 'rsvp.sendTestMessage',
  method: 'POST',
  path: '/v1/whatsapp/test-messages',
  access: 'user',
  idempotent: true,
  body: z.object({ eventId: Id, rsvpId: Id, templateName: SendableTemplate }),
  /** `phoneNumber`: where it goes. */
  answer: z.object({ testId: Id, phoneNumber: z.string() }),
  status: 200,
});
/** How far it has come; only for whoever sent it. */
export const getTestMessage = call({
  id: 'rsvp.getTestMessage',
  method: 'GET',
  path: '/v1/whatsapp/test-messages/:testId',
  access: 'user',
  params: z.object({ testId: Id }),
  answer: z.object({ status: ReplyStatus }),
});
