import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { JobPayload } from '@smachot/contracts';
import { type Delivery, HandlesJob } from '@smachot/server-platform';
import { FollowNumbers } from '../use-cases/sending/follow-numbers';
import { ForgetHost } from '../use-cases/invitations/forget-host';
import { NoteBill } from '../use-cases/billing/note-bill';
import {
  NoteCampaignFinished,
  NoteCampaignHeld,
  NoteCampaignStopped,
} from '../use-cases/sending/note-campaign';
import { RecordOutcomes } from '../use-cases/sending/record-outcomes';
import { RecordReplies } from '../use-cases/replies/record-replies';
import { SendCohostInvitation } from '../use-cases/sending/send-cohost-invitation';
import { SendGuestLink } from '../use-cases/links/send-guest-link';

@Injectable()
export class RsvpJobs {
  constructor(private readonly commands: CommandBus) {}

  @HandlesJob('rsvp.record_outcomes')
  outcomes({ items }: JobPayload<'rsvp.record_outcomes'>, delivery: Delivery) {
    return this.commands.execute(new RecordOutcomes(items, delivery));
  }
  @HandlesJob('rsvp.record_replies')
  replies({ inboundIds }: JobPayload<'rsvp.record_replies'>, delivery: Delivery) {
    return this.commands.execute(new RecordReplies(inboundIds, delivery));
  }
  @HandlesJob('rsvp.note_campaign_held')
  held(payload: JobPayload<'rsvp.note_campaign_held'>, delivery: Delivery) {
    return this.commands.execute(new NoteCampaignHeld(payload, delivery));
  }
  @HandlesJob('rsvp.note_campaign_stopped')
  stopped(payload: JobPayload<'rsvp.note_campaign_stopped'>, delivery: Delivery) {
    return this.commands.execute(new NoteCampaignStopped(payload, delivery));
  }
  @HandlesJob('rsvp.note_campaign_finished')
  finished({ campaignId }: JobPayload<'rsvp.note_campaign_finished'>, delivery: Delivery) {
    return this.commands.execute(new NoteCampaignFinished(campaignId, delivery));
  }
  @HandlesJob('rsvp.follow_numbers')
  numbers({ inboundIds }: JobPayload<'rsvp.follow_numbers'>, delivery: Delivery) {
    return this.commands.execute(new FollowNumbers(inboundIds, delivery));
  }
  @HandlesJob('rsvp.send_guest_link')
  link({ linkRequestId }: JobPayload<'rsvp.send_guest_link'>, delivery: Delivery) {
    return this.commands.execute(new SendGuestLink(linkRequestId, delivery));
  }
  @HandlesJob('rsvp.send_cohost_invitation')
  cohostInvited({ invitationId }: JobPayload<'rsvp.send_cohost_invitation'>, delivery: Delivery) {
    return this.commands.execute(new SendCohostInvitation(invitationId, delivery));
  }
  @HandlesJob('rsvp.note_bill_settled')
  settled({ billId }: JobPayload<'rsvp.note_bill_settled'>, delivery: Delivery) {
    return this.commands.execute(new NoteBill(billId, 'paid', delivery));
  }
  @HandlesJob('rsvp.note_bill_carried')
  carried({ billId }: JobPayload<'rsvp.note_bill_carried'>, delivery: Delivery) {
    return this.commands.execute(new NoteBill(billId, 'carried', delivery));
  }
  @HandlesJob('rsvp.note_bill_failed')
  failed({ billId }: JobPayload<'rsvp.note_bill_failed'>, delivery: Delivery) {
    return this.commands.execute(new NoteBill(billId, 'failed', delivery));
  }
  @HandlesJob('rsvp.note_bill_written_off')
  writtenOff({ billId }: JobPayload<'rsvp.note_bill_written_off'>, delivery: Delivery) {
    return this.commands.execute(new NoteBill(billId, 'written_off', delivery));
  }
  @HandlesJob('rsvp.forget_host')
  forget({ userId, phoneKey }: JobPayload<'rsvp.forget_host'>, delivery: Delivery) {
    return this.commands.execute(new ForgetHost(userId, phoneKey, delivery));
  }
}
