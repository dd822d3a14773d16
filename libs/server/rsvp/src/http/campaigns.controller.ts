import { Controller, Headers } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import {
  cancelCampaign,
  cancelScheduled,
  dismissChange,
  getCampaign,
  getTestMessage,
  type InputOf,
  listCampaigns,
  pauseCampaign,
  pendingChange,
  previewSend,
  resumeCampaign,
  sendInvites,
  sendTestMessage,
  tellChange,
} from '@smachot/contracts';
import { Caller, Input, Serves, type UserActor } from '@smachot/server-platform';
import { Campaigns, OneCampaign } from '../use-cases/sending/campaigns';
import { PreviewSend } from '../use-cases/sending/preview-send';
import { SendInvites } from '../use-cases/sending/send-invites';
import { OneTestMessage, SendTestMessage } from '../use-cases/sending/send-test-message';
import { SteerCampaign } from '../use-cases/sending/steer-campaign';
import { DismissChange, PendingChange, TellChange } from '../use-cases/sending/tell-change';

@Controller()
export class CampaignsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Serves(previewSend)
  preview(@Input() { body }: InputOf<typeof previewSend>, @Caller() host: UserActor) {
    return this.queries.execute(new PreviewSend(body, host.userId));
  }
  @Serves(sendInvites)
  send(
    @Input() { body }: InputOf<typeof sendInvites>,
    @Caller() host: UserActor,
    @Headers('idempotency-key') key: string,
  ) {
    return this.commands.execute(new SendInvites(body, host.userId, key));
  }
  @Serves(sendTestMessage)
  test(
    @Input() { body }: InputOf<typeof sendTestMessage>,
    @Caller() host: UserActor,
    @Headers('idempotency-key') key: string,
  ) {
    return this.commands.execute(new SendTestMessage(body, host.userId, key));
  }
  @Serves(getTestMessage)
  testMessage(@Input() { params }: InputOf<typeof getTestMessage>, @Caller() host: UserActor) {
    return this.queries.execute(new OneTestMessage(params.testId, host.userId));
  }
  @Serves(listCampaigns)
  list(@Input() { params }: InputOf<typeof listCampaigns>, @Caller() host: UserActor) {
    return this.queries.execute(new Campaigns(params.eventId, host.userId));
  }
  @Serves(getCampaign)
  one(@Input() { params }: InputOf<typeof getCampaign>, @Caller() host: UserActor) {
    return this.queries.execute(new OneCampaign(params.campaignId, host.userId));
  }
  @Serves(pauseCampaign)
  pause(@Input() { params }: InputOf<typeof pauseCampaign>, @Caller() host: UserActor) {
    return this.commands.execute(new SteerCampaign(params.campaignId, 'pause', host.userId));
  }
  @Serves(resumeCampaign)
  resume(@Input() { params }: InputOf<typeof resumeCampaign>, @Caller() host: UserActor) {
    return this.commands.execute(new SteerCampaign(params.campaignId, 'resume', host.userId));
  }
  @Serves(cancelCampaign)
  cancel(@Input() { params }: InputOf<typeof cancelCampaign>, @Caller() host: UserActor) {
    return this.commands.execute(new SteerCampaign(params.campaignId, 'cancel', host.userId));
  }
  @Serves(cancelScheduled)
  cancelScheduled(@Input() { params }: InputOf<typeof cancelScheduled>, @Caller() host: UserActor) {
    return this.commands.execute(new SteerCampaign(params.campaignId, 'cancel_scheduled', host.userId));
  }

  @Serves(pendingChange)
  change(@Input() { params }: InputOf<typeof pendingChange>, @Caller() host: UserActor) {
    return this.queries.execute(new PendingChange(params.eventId, host.userId));
  }
  @Serves(tellChange)
  tell(@Input() { params }: InputOf<typeof tellChange>, @Caller() host: UserActor) {
    return this.commands.execute(new TellChange(params.eventId, params.changeId, host.userId));
  }
  @Serves(dismissChange)
  dismiss(@Input() { params }: InputOf<typeof dismissChange>, @Caller() host: UserActor) {
    return this.commands.execute(new DismissChange(params.eventId, params.changeId, host.userId));
  }
}
