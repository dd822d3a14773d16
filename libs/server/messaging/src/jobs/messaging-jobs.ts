import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { JobPayload } from '@smachot/contracts';
import { type Delivered, type Delivery, HandlesJob, HandlesJobs } from '@smachot/server-platform';
import { CreateMessages } from '../use-cases/create-messages';
import { ForgetGuests } from '../use-cases/forget-guests';
import { SayNext } from '../use-cases/say-next';
import { SteerCampaign } from '../use-cases/steer-campaign';
import { WriteNotices } from '../use-cases/write-notices';

@Injectable()
export class MessagingJobs {
  constructor(private readonly commands: CommandBus) {}

  @HandlesJob('messaging.create_messages')
  create(payload: JobPayload<'messaging.create_messages'>, delivery: Delivery) {
    return this.commands.execute(new CreateMessages(payload, delivery));
  }
  @HandlesJob('messaging.pause_campaign')
  pause({ campaignId }: JobPayload<'messaging.pause_campaign'>, delivery: Delivery) {
    return this.commands.execute(new SteerCampaign(campaignId, 'pause', delivery));
  }
  @HandlesJob('messaging.resume_campaign')
  resume({ campaignId }: JobPayload<'messaging.resume_campaign'>, delivery: Delivery) {
    return this.commands.execute(new SteerCampaign(campaignId, 'resume', delivery));
  }
  @HandlesJob('messaging.withdraw_campaign')
  withdraw({ campaignId }: JobPayload<'messaging.withdraw_campaign'>, delivery: Delivery) {
    return this.commands.execute(new SteerCampaign(campaignId, 'withdraw', delivery));
  }
  @HandlesJob('messaging.say_next')
  sayNext(payload: JobPayload<'messaging.say_next'>, delivery: Delivery) {
    return this.commands.execute(new SayNext(payload, delivery));
  }
  @HandlesJob('messaging.forget_guests')
  forget({ rsvpIds }: JobPayload<'messaging.forget_guests'>, delivery: Delivery) {
    return this.commands.execute(new ForgetGuests(rsvpIds, delivery));
  }
  @HandlesJobs('messaging.write_notice')
  writeNotices(notices: Delivered<'messaging.write_notice'>[]) {
    return this.commands.execute(new WriteNotices(notices));
  }
  @HandlesJob('messaging.forget_notices')
  forgetNotices({ notificationIds }: JobPayload<'messaging.forget_notices'>, delivery: Delivery) {
    return this.commands.execute(new ForgetGuests(notificationIds, delivery));
  }
}
