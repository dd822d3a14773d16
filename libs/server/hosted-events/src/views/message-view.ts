import type { AttendeeMessage } from '@smachot/contracts';
import type { ListedMessage } from '../persistence/messages/message.queries';

/** A sent message as the hosts see it. */
export const messageView = ({
  id,
  createdAt,
  sent,
  underWay,
  without,
  ...message
}: ListedMessage): AttendeeMessage => ({
  messageId: id,
  audience: message.audience,
  ticketName: message.ticketName,
  text: message.text,
  sentAt: createdAt.toISOString(),
  recipients: message.recipients,
  mails: { sent, underWay, without },
});
