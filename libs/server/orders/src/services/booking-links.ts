import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { BookingLinkId, StoreId, UserId } from '@smachot/contracts';
import { accept, type E164, type RefusalCode, refuse, type Result } from '@smachot/kernel';
import { Config, PhoneKeys, Secrets, type Tx } from '@smachot/server-platform';
import type { BookingState, Link } from '../domain/bookings/booking';
import { BookingQueries } from '../persistence/bookings/booking.queries';
import { BookingLinkRepository, type LinkCounts } from '../persistence/bookings/booking-link.repository';

type Sending = { linkId: BookingLinkId; storeId: StoreId; userId: UserId; phone: E164 };

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
    private readonly sent: BookingLinkRepository,
    private readonly bookings: BookingQueries,
    private readonly config: Config,
  ) {}

  /** Derived from the link's id by a secret key: a repeated job sends the same token, and no table stores it. */
  tokenOf(linkId: BookingLinkId): string {
    return this.secrets.sign('orders.booking_link', linkId);
  }
  link(linkId: BookingLinkId): Link {
    return { id: linkId, hash: this.hashOf(this.tokenOf(linkId)) };
  }
  /** Address of the page on which the customer answers. */
  urlOf(linkId: BookingLinkId): string {
    return `${this.config.settings.PUBLIC_URL}/booking#t=${this.tokenOf(linkId)}`;
  }
  hashOf(token: string): string {
    return createHash('sha256').update(token).digest('base64url');
  }

  /** The booking of a valid link. */
  bookingOf(token: string, now: Date): Promise<BookingState | undefined> {
    return this.bookings.findByLink(this.hashOf(token), now);
  }
  /** Id of the store that sent a link, also of one that is no longer valid. */
  storeOf(token: string): Promise<string | undefined> {
    return this.bookings.storeOfLink(this.hashOf(token));
  }

  /** Counts one link against every limit, or against none. */
  async take(tx: Tx, { linkId, storeId, userId, phone }: Sending, now: Date): Promise<Result<undefined>> {
    await this.sent.lock(tx);
    const link = { linkId, storeId, userId, phoneKey: this.phones.of(phone) };
    const exceeded = exceededBy(await this.sent.count(tx, link, now));
    if (exceeded) return refuse(exceeded);
    await this.sent.add(tx, link, now);
    return accept();
  }

  /** The recipient does not know the store: it may not write to that phone again. */
  async refused(tx: Tx, linkId: BookingLinkId): Promise<void> {
    await this.sent.markRefused(tx, linkId);
  }
}

const exceededBy = (counts: LinkCounts): RefusalCode | undefined => {
  const most = BOOKING_LINK_LIMITS;
  if (counts.notTheirs) return 'booking.not_theirs';
  if (counts.refusals >= most.refusals) return 'booking.links_stopped';
  if (counts.recipient >= most.recipient) return 'booking.asked_often';
  return counts.store >= most.store || counts.sender >= most.sender || counts.everybody >= most.everybody
    ? 'booking.too_many_links'
    : undefined;
};
