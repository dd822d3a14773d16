import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { type JobPayload } from '@smachot/contracts';
import {
  type Delivered,
  type Delivery,
  HandlesJob,
  HandlesJobs,
  OnTick,
  retentionTick,
} from '@smachot/server-platform';
import { DeliverNotifications } from '../use-cases/deliver-notifications';
import { ForgetDevices } from '../use-cases/forget-devices';
import { ForgetOld, ForgetReader } from '../use-cases/forget-reader';
import { NoteChats } from '../use-cases/note-chats';
import { SendPushes } from '../use-cases/send-pushes';
import { SendTexts } from '../use-cases/send-texts';
import { TellSendingStopped } from '../use-cases/tell-sending-stopped';
import { PUSH_DUE } from '../persistence/push.repository';
import { TEXT_DUE } from '../persistence/text.repository';

@Injectable()
export class NotificationJobs {
  constructor(private readonly commands: CommandBus) {}

  @HandlesJobs('notifications.deliver')
  deliver(requests: Delivered<'notifications.deliver'>[]) {
    return this.commands.execute(new DeliverNotifications(requests));
  }

  @HandlesJob('notifications.tell_sending_stopped')
  sendingStopped({ reason }: JobPayload<'notifications.tell_sending_stopped'>, delivery: Delivery) {
    return this.commands.execute(new TellSendingStopped(reason, delivery));
  }

  /** Hosts cannot fix it: the templates at the provider are the product's. */
  @HandlesJob('notifications.tell_campaign_stopped')
  campaignStopped(_: JobPayload<'notifications.tell_campaign_stopped'>, delivery: Delivery) {
    return this.commands.execute(new TellSendingStopped('template_missing', delivery));
  }

  @HandlesJob('notifications.note_chats')
  noteChats({ items }: JobPayload<'notifications.note_chats'>, delivery: Delivery) {
    return this.commands.execute(new NoteChats(items, delivery));
  }

  @HandlesJob('notifications.forget_reader')
  forget({ userId }: JobPayload<'notifications.forget_reader'>, delivery: Delivery) {
    return this.commands.execute(new ForgetReader(userId, delivery));
  }

  @HandlesJob('notifications.forget_devices')
  forgetDevices(ended: JobPayload<'notifications.forget_devices'>, delivery: Delivery) {
    return this.commands.execute(new ForgetDevices(ended, delivery));
  }

  @OnTick({ name: 'notifications.send_pushes', everyMs: 1000, due: PUSH_DUE })
  sendPushes() {
    return this.commands.execute(new SendPushes());
  }

  @OnTick({ name: 'notifications.send_texts', everyMs: 2000, due: TEXT_DUE })
  sendTexts() {
    return this.commands.execute(new SendTexts());
  }

  @OnTick(retentionTick('notifications.sweep'))
  sweep() {
    return this.commands.execute(new ForgetOld());
  }
}
