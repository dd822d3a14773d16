import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { BookingId, BookingLinkId, Language, StoreId, UserId } from '@smachot/contracts';
import { accept, type E164, isIsraeliMobile, refuse, type Result } from '@smachot/kernel';
import { UserDirectory } from '@smachot/server-identity';
import { OptedOut } from '@smachot/server-messaging';
import { BookingQueries } from '../persistence/bookings/booking.queries';
import { StoresGateway } from '../stores-gateway';

type LinkRecipient = { phone: E164; businessName: string; language: Language };

/** Customers of bookings to whom a link may be sent by SMS. Never inside a transaction: it queries other contexts. */
@Injectable()
export class BookingRecipients {
  constructor(
    private readonly bookings: BookingQueries,
    private readonly stores: StoresGateway,
    private readonly directory: UserDirectory,
    private readonly queries: QueryBus,
  ) {}

  /**
   * The recipient when a member of the crew wants a link to be sent. A store that is not public sends none, because its recipients
   * could not look it up.
   */
  async ofBooking(asked: {
    store: string;
    bookingId: BookingId;
    userId: UserId;
  }): Promise<Result<{ storeId: StoreId; phone: E164 }>> {
    const works = await this.stores.roleAt(asked.store, asked.userId);
    if (!works) return refuse('not_found');
    const { partnerId: storeId } = works;
    const known = await this.bookings.find(storeId, asked.bookingId);
    if (!known) return refuse('not_found');
    const { customerPhone: phone } = known;
    if (!phone) return refuse('booking.no_phone');
    if (!isIsraeliMobile(phone)) return refuse('booking.not_by_sms');
    const [isPublic, optedOut] = await Promise.all([
      this.stores.publicId(storeId),
      this.queries.execute(new OptedOut([phone])),
    ]);
    if (!isPublic) return refuse('booking.store_hidden');
    return optedOut.has(phone) ? refuse('booking.opted_out') : accept({ storeId, phone });
  }

  /** Undefined when the link is no longer the valid one of the booking, or when this store may not write to this phone now. */
  async ofLink(bookingId: BookingId, linkId: BookingLinkId, now: Date): Promise<LinkRecipient | undefined> {
    const asked = await this.bookings.linkRecipient(bookingId, linkId, now);
    if (!asked) return undefined;
    const { phone, storeId } = asked;
    const [store, optedOut, person] = await Promise.all([
      this.stores.known(storeId),
      this.queries.execute(new OptedOut([phone])),
      this.directory.byPhone(phone),
    ]);
    if (!store?.isPublic || store.closed || optedOut.has(phone)) return undefined;
    return { phone, businessName: store.businessName, language: person?.language ?? 'he' };
  }
}
