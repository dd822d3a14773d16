import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { JobPayload } from '@smachot/contracts';
import { MINUTE_MS } from '@smachot/kernel';
import { type Delivery, HandlesJob, mailsAreDue, OnTick, retentionTick } from '@smachot/server-platform';
import { ApplyTicketPayment } from '../use-cases/apply-ticket-payment';
import { CancelEventsOfStore } from '../use-cases/cancel-events-of-store';
import { DropUnpaid } from '../use-cases/drop-unpaid';
import { ForgetPerson } from '../use-cases/forget-person';
import { MESSAGE_MAILS, SendMessageMails } from '../use-cases/messages/send-message-mails';
import { TellMessages } from '../use-cases/messages/tell-messages';
import { PurgeEvents } from '../use-cases/purge-events';
import { SendTicketMails, TICKET_MAILS } from '../use-cases/send-ticket-mails';
import { RejectOverdue } from '../use-cases/reject-overdue';
import { TellCrew } from '../use-cases/tell-crew';
import { COPY_UNTOLD } from '../persistence/messages/message.queries';

@Injectable()
export class HostedEventsJobs {
  constructor(private readonly commands: CommandBus) {}

  @HandlesJob('hosted_events.forget_person')
  forget({ userId }: JobPayload<'hosted_events.forget_person'>, delivery: Delivery) {
    return this.commands.execute(new ForgetPerson(userId, delivery));
  }

  @HandlesJob('hosted_events.tell_crew')
  queueGrew({ eventId }: JobPayload<'hosted_events.tell_crew'>, delivery: Delivery) {
    return this.commands.execute(new TellCrew(eventId, delivery));
  }

  @HandlesJob('hosted_events.cancel_of_store')
  storeClosed({ storeId }: JobPayload<'hosted_events.cancel_of_store'>, delivery: Delivery) {
    return this.commands.execute(new CancelEventsOfStore(storeId, delivery));
  }

  @HandlesJob('hosted_events.note_payment')
  payment(payment: JobPayload<'hosted_events.note_payment'>, delivery: Delivery) {
    return this.commands.execute(new ApplyTicketPayment(payment, delivery));
  }

  @OnTick({ name: 'hosted_events.mail_receipts', everyMs: 1000, due: mailsAreDue(TICKET_MAILS) })
  mailReceipts(): Promise<void> {
    return this.commands.execute(new SendTicketMails());
  }

  @OnTick({ name: 'hosted_events.tell_messages', everyMs: 1000, due: COPY_UNTOLD })
  tellMessages(): Promise<void> {
    return this.commands.execute(new TellMessages());
  }

  @OnTick({ name: 'hosted_events.mail_messages', everyMs: 1000, due: mailsAreDue(MESSAGE_MAILS) })
  mailMessages(): Promise<void> {
    return this.commands.execute(new SendMessageMails());
  }

  @OnTick({ name: 'hosted_events.drop_unpaid', everyMs: MINUTE_MS })
  dropUnpaid(now: Date): Promise<void> {
    return this.commands.execute(new DropUnpaid(now));
  }

  @OnTick({ name: 'hosted_events.reject_overdue', everyMs: MINUTE_MS })
  rejectOverdue(now: Date): Promise<void> {
    return this.commands.execute(new RejectOverdue(now));
  }

  @OnTick(retentionTick('hosted_events.purge'))
  purge(now: Date): Promise<void> {
    return this.commands.execute(new PurgeEvents(now));
  }
}
