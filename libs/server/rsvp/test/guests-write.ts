import { newId } from '@smachot/kernel';
import type { DataSource } from 'typeorm';
import type { RsvpJobs } from '../src/jobs/rsvp-jobs';

export type Written = {
  refs: string[];
  text?: string;
  payload?: string | null;
  at: string;
  kind?: string;
  wamid?: string;
  edits?: string;
  /** HMAC of the sender's phone. */
  phoneKey?: string;
  matchedBy?: 'context' | 'payload' | 'user' | 'phone';
};

/** Stores messages or taps of guests as messaging does and delivers them through the job; returns the inbound ids. */
export const guestsWrite = async (
  source: Pick<DataSource, 'query'>,
  jobs: RsvpJobs,
  replies: Written[],
): Promise<string[]> => {
  const ids: string[] = [];
  for (const {
    refs,
    text = '',
    payload = null,
    at,
    kind = payload ? 'button' : 'text',
    wamid = newId(),
    edits = null,
    phoneKey = null,
    matchedBy = 'phone',
  } of replies) {
    const id = newId();
    const kept: unknown[] = await source.query(
      `insert into messaging.inbound (id, wamid, kind, text, payload, matched_by, provider_at, received_at, edits, phone_key)
       values ($1, $2, $3, $4, $5, $9, $6, $6, $7, $8) on conflict (wamid) do nothing returning id`,
      [id, wamid, kind, text, payload, at, edits, phoneKey, matchedBy],
    );
    for (const ref of kept.length ? refs : [])
      await source.query('insert into messaging.inbound_refs (ref_id, inbound_id) values ($1, $2)', [
        ref,
        id,
      ]);
    const [known] = await source.query('select id from messaging.inbound where wamid = $1', [wamid]);
    ids.push(known.id);
  }
  const id = newId();
  await source.query(
    `insert into platform.outbox (id, job, payload, dispatched_at) values ($1, 'rsvp.record_replies', '{}', now())`,
    [id],
  );
  await jobs.replies({ inboundIds: ids }, { id, job: 'rsvp.record_replies', attempt: 1 });
  return ids;
};
