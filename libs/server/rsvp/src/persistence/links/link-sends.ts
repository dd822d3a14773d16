import { Injectable } from '@nestjs/common';
import type { E164 } from '@smachot/kernel';
import { PhoneKeys, Secrets, type Tx } from '@smachot/server-platform';

export type LinkSend = { requestId: string; hostKey: string; phone: E164; networkKey: string | null };

/**
 * Maximum number of SMS in any 24 hours: to one phone over all events, for one host, requested from one network, and of the
 * whole product.
 */
const LINK_LIMITS = { phone: 3, host: 40, network: 20, everybody: 1000 };

/** Limits of personal links sent by SMS. They cost money and reach people who may not have requested them. */
@Injectable()
export class LinkSends {
  constructor(
    private readonly phones: PhoneKeys,
    private readonly secrets: Secrets,
  ) {}

  /** Keyed hash of the requester's network. */
  networkKey(network: string): string {
    return this.secrets.sign('network', network).slice(0, 32);
  }

  /** Takes one from every limit, or none. Idempotent: a request taken before stays taken, so its SMS can be retried. */
  async take(tx: Tx, { requestId, hostKey, phone, networkKey }: LinkSend, now: Date): Promise<boolean> {
    await tx.query(`select pg_advisory_xact_lock(hashtext('rsvp.link_sends'), 0)`);
    const phoneKey = this.phones.of(phone);
    const [spent] = await tx.query<Record<keyof typeof LINK_LIMITS, number> & { taken: boolean }>(
      `select count(*)::int as everybody, count(*) filter (where phone_key = $3)::int as phone,
         count(*) filter (where host_key = $4)::int as host, count(*) filter (where network_key = $5)::int as network,
         coalesce(bool_or(request_id = $1), false) as taken
       from rsvp.link_sends where sent_at > $2::timestamptz - interval '24 hours'`,
      [requestId, now, phoneKey, hostKey, networkKey],
    );
    if (spent!.taken) return true;
    const limits = Object.entries(LINK_LIMITS) as [keyof typeof LINK_LIMITS, number][];
    if (limits.some(([kind, most]) => spent![kind] >= most)) return false;
    await tx.query(
      'insert into rsvp.link_sends (request_id, host_key, phone_key, network_key, sent_at) values ($1, $2, $3, $4, $5)',
      [requestId, hostKey, phoneKey, networkKey, now],
    );
    return true;
  }
}
