import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { accept, refuse, type RefusalCode, type Result } from '@smachot/kernel';
import { PhoneKeys, Secrets, type Tx } from '@smachot/server-platform';
import type { Link } from '../domain/bookings/booking';

type Sending = { linkId: string; storeId: string; userId: string; phone: string };
type Standing = Record<'everybody' | 'recipient' | 'store' | 'sender', number> & {
  notTheirs: boolean;
  refusals: number;
};

/**
 * Maximum of SMS in any 24 hours: to one phone over all stores, for one store, by one person (who may have many stores), of the whole
 * product. `refusals`: a store that was refused ("this is not me") that often within 30 days sends no more.
 */
export const BOOKING_LINK_LIMITS = { recipient: 3, store: 20, sender: 30, everybody: 1_000, refusals: 3 };

/** Tokens and limits of the links that ask customers to confirm. The SMS cost money and reach people who did not ask for them. */
@Injectable()
export class BookingLinks {
  constructor(
    private readonly phones: PhoneKeys,
    private readonly secrets: Secrets,
  ) {}

  /** Derived from the link's id by a secret key: a repeated job sends the same token, and no table stores it. */
  tokenOf(linkId: string): string {
    return this.secrets.sign('orders.booking_link', linkId);
  }
  link(linkId: string): Link {
    return { id: linkId, hash: this.hashOf(this.tokenOf(linkId)) };
  }
  hashOf(token: string): string {
    return createHash('sha256').update(token).digest('base64url');
  }

  /** Counts one link against every limit, or against none. */
  async take(tx: Tx, { linkId, storeId, userId, phone }: Sending, now: Date): Promise<Result<undefined>> {
    await tx.query(`select pg_advisory_xact_lock(hashtext('orders.booking_links'), 0)`);
    const phoneKey = this.phones.of(phone);
    const [standing] = await tx.query<Standing>(
      `select count(*) filter (where today)::int as everybody, count(*) filter (where today and phone_key = $2)::int as recipient,
         count(*) filter (where today and store_id = $3)::int as store, count(*) filter (where today and user_id = $4)::int as sender,
         coalesce(bool_or(refused and store_id = $3 and phone_key = $2), false) as "notTheirs",
         count(*) filter (where refused and store_id = $3 and sent_at > $1::timestamptz - interval '30 days')::int as refusals
       from (select *, sent_at > $1::timestamptz - interval '24 hours' as today from orders.booking_links
         where sent_at > $1::timestamptz - interval '24 hours' or (refused and store_id = $3)) l`,
      [now, phoneKey, storeId, userId],
    );
    const exceeded = exceededBy(standing!);
    if (exceeded) return refuse(exceeded);
    await tx.query(
      'insert into orders.booking_links (id, store_id, user_id, phone_key, sent_at) values ($1, $2, $3, $4, $5)',
      [linkId, storeId, userId, phoneKey, now],
    );
    return accept();
  }

  /** The recipient does not know the store: it may not write to that phone again. */
  async refused(tx: Tx, linkId: string): Promise<void> {
    await tx.query('update orders.booking_links set refused = true where id = $1', [linkId]);
  }
}

const exceededBy = (standing: Standing): RefusalCode | undefined => {
  const most = BOOKING_LINK_LIMITS;
  if (standing.notTheirs) return 'booking.not_theirs';
  if (standing.refusals >= most.refusals) return 'booking.links_stopped';
  if (standing.recipient >= most.recipient) return 'booking.asked_often';
  return standing.store >= most.store ||
    standing.sender >= most.sender ||
    standing.everybody >= most.everybody
    ? 'booking.too_many_links'
    : undefined;
};
