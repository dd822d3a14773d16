import type { CampaignId } from '@smachot/contracts';
import { DAY_SECONDS, HOUR_SECONDS } from '@smachot/kernel';
import type { ErrorClass } from '../domain/provider-errors';
import { PARKED } from '../domain/rounds';
import type { PostOutcome } from '../gateway/answer';
import { nextAllowed, type Quiet } from '../quiet/quiet-calendar';

/** The result to record for a claimed message. `status` null leaves the shown one; `outcome` is published to the requesting context. */
export type Verdict = {
  state: 'done' | 'queued' | 'unknown';
  status: string | null;
  dueAt: Date | null;
  code: number | null;
  /** The class of the refusal, if it was one. */
  refusal: ErrorClass | null;
  wamid: string | null;
  providerUserId: string | null;
  /** Whether it counts against the day's budget. */
  posted: boolean;
  deferred: boolean;
  /** Whether it counts towards the last refusal and lengthens the wait after the next one. */
  backsOff: boolean;
  outcome: 'failed' | 'undeliverable' | 'withdrawn' | 'held' | null;
};

const nothing: Verdict = {
  state: 'queued',
  status: null,
  dueAt: null,
  code: null,
  refusal: null,
  wamid: null,
  providerUserId: null,
  posted: false,
  deferred: false,
  backsOff: false,
  outcome: null,
};
const inSeconds = (now: Date, seconds: number): Date => new Date(now.getTime() + seconds * 1000);
/** With growing retry intervals these are hours; waiting and an unreachable provider do not count. */
const LAST_REFUSAL = 12;

export const withdrawn: Verdict = { ...nothing, state: 'done', status: 'deleted', outcome: 'withdrawn' };
export const waitSeconds = (now: Date, seconds: number): Verdict => ({
  ...nothing,
  dueAt: inSeconds(now, seconds),
});
const failed = (code: number, outcome: 'failed' | 'undeliverable'): Verdict => ({
  ...nothing,
  state: 'done',
  status: 'failed',
  code,
  outcome,
});

/** `refusals`: those before this one after which it backed off. */
type Tried = { refusals: number; deferrals: number; quiet: string; campaignId: CampaignId | null };

/** Defers the message by a day, only once; the second time it has failed. */
export const afterADay = (
  now: Date,
  { deferrals, quiet }: Pick<Tried, 'deferrals' | 'quiet'>,
  code: number,
): Verdict => {
  if (deferrals > 0) return failed(code, 'failed');
  const tomorrow = inSeconds(now, DAY_SECONDS);
  const dueAt = nextAllowed(tomorrow, quiet as Quiet).at;
  return { ...nothing, dueAt, code, deferred: true, outcome: 'held' };
};

const afterRefusal = (kind: ErrorClass, code: number, message: Tried, now: Date): Verdict => {
  const refusals = message.refusals + 1;
  const again = (seconds: number): Verdict =>
    refusals >= LAST_REFUSAL
      ? failed(code, 'failed')
      : { ...waitSeconds(now, seconds), code, backsOff: true };
  switch (kind) {
    case 'campaign':
      // a message without a campaign has no campaign hold: it is retried with growing intervals
      if (!message.campaignId) return again(Math.min(HOUR_SECONDS, 4 ** Math.min(refusals, 6)));
      return { ...waitSeconds(now, 0), code };
    case 'stop':
      // the switch holds it; the message itself did not fail
      return { ...waitSeconds(now, 0), code };
    case 'template':
      // parked as in a paused campaign; a message without a campaign has no host who could resume it
      return message.campaignId ? { ...nothing, dueAt: PARKED, code } : failed(code, 'failed');
    case 'slow':
      return { ...waitSeconds(now, 1 + Math.random() * 2), code };
    case 'recipient':
      return again(Math.min(HOUR_SECONDS, 4 ** Math.min(refusals, 6)));
    case 'retry':
    case 'media':
      return again(Math.min(600, 2 ** refusals));
    case 'later':
      return afterADay(now, message, code);
    case 'undeliverable':
    case 'suppress':
      return failed(code, 'undeliverable');
    case 'refused':
      return failed(code, 'failed');
  }
};

export const verdictOn = (outcome: PostOutcome, message: Tried, now: Date): Verdict => {
  switch (outcome.kind) {
    case 'accepted':
      return {
        ...nothing,
        state: 'done',
        status: outcome.status,
        wamid: outcome.wamid,
        providerUserId: outcome.providerUserId ?? null,
        posted: true,
      };
    case 'unknown':
      return { ...nothing, state: 'unknown', posted: true };
    case 'unsent':
      return waitSeconds(now, 3);
    case 'refused':
      return { ...afterRefusal(outcome.class, outcome.code, message, now), refusal: outcome.class };
  }
};
