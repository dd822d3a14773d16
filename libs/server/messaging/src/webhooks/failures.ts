import { Injectable } from '@nestjs/common';
import { Logger, type Tx } from '@smachot/server-platform';
import { isTokenError } from '../domain/provider-errors';
import { Media } from '../gateway/media';
import { stopCampaign } from '../persistence/campaign-messages';
import { holdCampaign, suppress } from '../sender/consequences';
import { stopSending } from '../persistence/sending-switch';
import type { Merged } from './merge-statuses';

/** Consequences, beyond their own message, of failures that the provider reports afterwards. */
@Injectable()
export class Failures {
  constructor(
    private readonly media: Media,
    private readonly logger: Logger,
  ) {}

  async take(tx: Tx, merged: Merged[], now: Date): Promise<void> {
    const failed = merged.flatMap(({ message, failure }) => (failure ? [{ message, ...failure }] : []));
    if (!failed.length) return;
    const leave = failed
      .filter((one) => one.class === 'suppress')
      .flatMap(({ message }) => message.phoneKey ?? []);
    if (leave.length) await suppress(tx, leave, 'provider', now);
    const campaigns = new Map(
      failed
        .filter((one) => one.class === 'campaign')
        .map(({ message }) => [message.campaignId, message.quiet]),
    );
    for (const [id, quiet] of campaigns) if (id) await holdCampaign(tx, id, quiet, now);
    const stopped = failed.flatMap((one) => (one.class === 'template' && one.message.campaignId) || []);
    for (const id of [...new Set(stopped)].sort()) await stopCampaign(tx, id, now);
    const stop = failed.find((one) => one.class === 'stop' && one.code !== 0);
    if (stop) {
      this.logger.error({ code: stop.code }, 'the provider refuses everything: sending stopped');
      await stopSending(tx, isTokenError(stop.code) ? 'token' : 'provider', String(stop.code));
    }
    if (failed.some((one) => one.class === 'media')) await this.media.forgetAll();
  }
}
