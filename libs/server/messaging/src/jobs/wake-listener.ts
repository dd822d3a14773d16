import { type BeforeApplicationShutdown, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Config, createRedis } from '@smachot/server-platform';
import type { Redis } from 'ioredis';
import { Sender } from '../sender/sender';
import { WebhookLoop } from '../webhooks/webhook-loop';
import { MESSAGES_DUE, WEBHOOKS_CAME } from './wake-channel';

/** Listens for the events that wake this worker immediately. */
@Injectable()
export class WakeListener implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private redis?: Redis;

  constructor(
    private readonly config: Config,
    private readonly sender: Sender,
    private readonly webhooks: WebhookLoop,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    this.redis = createRedis(this.config.settings.REDIS_URL, 'subscriber');
    this.redis.on('message', (channel: string) =>
      channel === MESSAGES_DUE ? this.sender.wake() : this.webhooks.wake(),
    );
    await this.redis.subscribe(MESSAGES_DUE, WEBHOOKS_CAME);
  }
  beforeApplicationShutdown(): void {
    this.redis?.disconnect();
  }
}
