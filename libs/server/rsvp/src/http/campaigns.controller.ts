import { Controller, Headers } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import {
  cancelCampaign,
  getCampaign,
  type InputOf,
  listCampaigns,
  pauseCampaign,
  previewSend,
  resumeCampaign,
  sendInvites,
} from '@smachot/contracts';
import { Caller, Input, Serves, type UserActor } from '@smachot/server-platform';
import { Campaigns, OneCampaign } from '../use-cases/campaigns';
import { PreviewSend } from '../use-cases/preview-send';
import { SendInvites } from '../use-cases/send-invites';
import { SteerCampaign } from '../use-cases/steer-campaign';

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
}
