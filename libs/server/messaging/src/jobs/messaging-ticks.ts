import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { OnTick, retentionTick } from '@smachot/server-platform';
import { Recovery } from '../sender/recovery';
import { Sender } from '../sender/sender';
import { AdmitUnknown } from '../use-cases/admit-unknown';
import { AllotBudget } from '../use-cases/allot-budget';
import { FinishCampaigns } from '../use-cases/finish-campaigns';
import { KeepQuiet } from '../use-cases/keep-quiet';
import { Purge } from '../use-cases/purge';
import { RefreshToken } from '../use-cases/refresh-token';
import { WebhookLoop } from '../webhooks/webhook-loop';
import { MESSAGE_WAITING } from '../persistence/budget.repository';
import { CAMPAIGN_OPEN } from '../persistence/campaign.repository';
import { CAMPAIGN_MESSAGE_DUE, MESSAGE_DUE, UNKNOWN_OVERDUE } from '../persistence/message.repository';
import { WEBHOOK_OPEN } from '../persistence/webhook-rows';

@Injectable()
export class MessagingTicks {
  constructor(
    private readonly commands: CommandBus,
    private readonly sender: Sender,
    private readonly recovery: Recovery,
    private readonly webhooks: WebhookLoop,
  ) {}

  @OnTick({ name: 'messaging.send', everyMs: 1000, due: MESSAGE_DUE })
  send(_now: Date): Promise<void> {
    return Promise.resolve(this.sender.wake());
  }
  @OnTick({ name: 'messaging.process_webhooks', everyMs: 1000, due: WEBHOOK_OPEN })
  processWebhooks(_now: Date): Promise<void> {
    return this.webhooks.drain();
  }
  @OnTick({ name: 'messaging.recover_ended', everyMs: 2000 })
  recoverEnded(_now: Date): Promise<void> {
    return this.recovery.ended();
  }
  @OnTick({ name: 'messaging.recover_silent', everyMs: 20_000 })
  recoverSilent(_now: Date): Promise<void> {
    return this.recovery.silent();
  }
  @OnTick({ name: 'messaging.keep_quiet', everyMs: 2000, due: CAMPAIGN_MESSAGE_DUE })
  keepQuiet(now: Date): Promise<void> {
    return this.commands.execute(new KeepQuiet(now));
  }
  @OnTick({ name: 'messaging.allot_budget', everyMs: 1000, due: MESSAGE_WAITING })
  allot(now: Date): Promise<void> {
    return this.commands.execute(new AllotBudget(now));
  }
  @OnTick({ name: 'messaging.finish_campaigns', everyMs: 2000, due: CAMPAIGN_OPEN })
  finish(now: Date): Promise<void> {
    return this.commands.execute(new FinishCampaigns(now));
  }
  @OnTick({ name: 'messaging.admit_unknown', everyMs: 2000, due: UNKNOWN_OVERDUE })
  admitUnknown(now: Date): Promise<void> {
    return this.commands.execute(new AdmitUnknown(now));
  }
  @OnTick({ name: 'messaging.refresh_token', everyMs: 20_000 })
  refreshToken(_now: Date): Promise<void> {
    return this.commands.execute(new RefreshToken());
  }
  @OnTick(retentionTick('messaging.purge'))
  purge(now: Date): Promise<void> {
    return this.commands.execute(new Purge(now));
  }
}
