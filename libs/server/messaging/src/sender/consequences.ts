import { Injectable } from '@nestjs/common';
import type { CampaignId } from '@smachot/contracts';
import { HOUR_MS } from '@smachot/kernel';
import { Logger, type Tx } from '@smachot/server-platform';
import { type ErrorClass, isTokenError } from '../domain/provider-errors';
import { Media } from '../gateway/media';
import { nextAllowed, type Quiet } from '../quiet/quiet-calendar';
import { holdCampaigns } from '../persistence/campaign-holds';
import { stopCampaign } from '../persistence/campaign-messages';
import { Pace } from './pace';
import type { AttemptResult } from './record';
import { stopSending } from '../persistence/sending-switch';

const CAMPAIGN_PAUSE_MS = HOUR_MS;

/** Consequences of a refusal beyond its own message: all sending stops or slows down, a campaign waits, a person is suppressed. */
@Injectable()
export class Consequences {
  constructor(
    private readonly pace: Pace,
    private readonly media: Media,
    private readonly logger: Logger,
  ) {}

  /** The work that is committed together with the batch; undefined for the ordinary batch without refusals. */
  of(results: AttemptResult[], now: Date): ((tx: Tx) => Promise<void>) | undefined {
    const refused = results.filter(({ verdict }) => verdict.refusal !== null);
    if (!refused.length) return undefined;
    const by = (name: ErrorClass) => refused.filter(({ verdict }) => verdict.refusal === name);
    if (by('slow').length) this.pace.slowDown().catch(() => undefined);
    if (by('media').length) this.media.forgetAll().catch(() => undefined);
    const campaigns = by('campaign');
    const stop = by('stop')[0];
    const stopped = idsOf(by('template'));
    const leave = by('suppress').flatMap(({ phoneKey }) => phoneKey ?? []);
    if (!campaigns.length && !stopped.length && !stop && !leave.length) return undefined;
    return async (tx) => {
      if (stop) await this.stop(tx, stop.verdict.code!);
      if (campaigns.length) await this.holdBack(tx, campaigns, now);
      for (const id of stopped) await this.stopOne(tx, id, now);
      if (leave.length) await suppress(tx, leave, 'provider', now);
    };
  }

  private async stop(tx: Tx, code: number): Promise<void> {
    this.logger.error({ code }, 'the provider refuses everything: sending stopped');
    await stopSending(tx, isTokenError(code) ? 'token' : 'provider', String(code));
  }

  private async stopOne(tx: Tx, campaignId: CampaignId, now: Date): Promise<void> {
    this.logger.error({ campaign: campaignId }, 'the template of a campaign does not exist: it is paused');
    await stopCampaign(tx, campaignId, now);
  }

  private async holdBack(tx: Tx, campaigns: AttemptResult[], now: Date): Promise<void> {
    for (const id of idsOf(campaigns)) {
      const { message, verdict } = campaigns.find((one) => one.message.campaignId === id)!;
      this.logger.error({ campaign: id, code: verdict.code }, 'the provider refuses a campaign: it waits');
      await holdCampaign(tx, id, message.quiet, now);
    }
  }
}

const idsOf = (results: AttemptResult[]): string[] =>
  [...new Set(results.flatMap(({ message }) => message.campaignId ?? []))].sort();

/** The whole campaign waits an hour, and then till the next allowed one. */
export const holdCampaign = async (
  tx: Tx,
  campaignId: CampaignId,
  quiet: string,
  now: Date,
): Promise<void> => {
  const until = nextAllowed(new Date(now.getTime() + CAMPAIGN_PAUSE_MS), quiet as Quiet).at;
  await tx.query(
    `update messaging.messages set due_at = $2 where campaign_id = $1 and state = 'queued' and due_at < $2`,
    [campaignId, until.toISOString()],
  );
  await holdCampaigns(tx, [campaignId], until, 'provider');
};

export const suppress = (tx: Tx, keys: string[], reason: string, now: Date): Promise<unknown> =>
  tx.query(
    `insert into messaging.suppressions (phone_key, reason, since) select distinct k, $2, $3::timestamptz from unnest($1::text[]) as k
     on conflict do nothing`,
    [keys, reason, now.toISOString()],
  );
