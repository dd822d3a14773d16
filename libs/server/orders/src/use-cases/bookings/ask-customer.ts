import { Command, CommandHandler, type ICommandHandler, QueryBus } from '@nestjs/cqrs';
import type { Booking as BookingContract } from '@smachot/contracts';
import { accept, Clock, newId, refuse, type Result } from '@smachot/kernel';
import { UserDirectory } from '@smachot/server-identity';
import { OptedOut } from '@smachot/server-messaging';
import { Config, type Delivery, ReadModel, SmsGateway, UnitOfWork } from '@smachot/server-platform';
import { KnownStores } from '@smachot/server-stores';
import { StoresGateway } from '../../stores-gateway';
import { bookingLinkText } from '../../texts/booking-link-text';
import { BookingLinks } from '../../services/booking-links';
import { BookingRepository } from '../../persistence/bookings/booking.repository';
import { bookingView } from '../../views/booking-view';

const FIRST_DIGITS = '+9725';

/** Sends the customer of a booking a link to confirm it. */
export class AskCustomer extends Command<Result<BookingContract>> {
  constructor(readonly of: { store: string; bookingId: string; userId: string }) {
    super();
  }
}

@CommandHandler(AskCustomer)
export class AskCustomerHandler implements ICommandHandler<AskCustomer> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly stores: StoresGateway,
    private readonly bookings: BookingRepository,
    private readonly links: BookingLinks,
    private readonly queries: QueryBus,
    private readonly clock: Clock,
  ) {}

  async execute({ of: { store, bookingId, userId } }: AskCustomer): Promise<Result<BookingContract>> {
    const works = await this.stores.roleAt(store, userId);
    if (!works) return refuse('not_found');
    const { partnerId: storeId } = works;
    const known = await this.bookings.one(storeId, bookingId);
    if (!known) return refuse('not_found');
    const reachable = await this.reachable(storeId, known.customerPhone);
    if (!reachable.ok) return reachable;
    return this.work.run(async (tx) => {
      const booking = await this.bookings.load(tx, storeId, bookingId);
      const phone = booking?.state.customerPhone;
      if (!booking || phone !== known.customerPhone) return refuse('conflict.version');
      const linkId = newId();
      const now = this.clock.now();
      const asked = booking.ask(this.links.link(linkId), now);
      if (!asked.ok) return asked;
      const allowed = await this.links.take(tx, { linkId, storeId, userId, phone: phone! }, now);
      if (!allowed.ok) return allowed;
      await this.bookings.save(tx, booking);
      tx.emit('orders.booking_asked', { bookingId, linkId });
      return accept(bookingView(booking.state));
    });
  }

  /** Whether a link may be sent to the phone. A store that is not public sends none, because its recipients could not look it up. */
  private async reachable(storeId: string, phone: string | null): Promise<Result<undefined>> {
    if (!phone) return refuse('booking.no_phone');
    if (!phone.startsWith(FIRST_DIGITS)) return refuse('booking.not_by_sms');
    const [isPublic, optedOut] = await Promise.all([
      this.stores.publicId(storeId),
      this.queries.execute(new OptedOut([phone])),
    ]);
    if (!isPublic) return refuse('booking.store_hidden');
    return optedOut.has(phone) ? refuse('booking.opted_out') : accept();
  }
}

/** Sends the text message, once per link. */
export class SendBookingLink extends Command<void> {
  constructor(
    readonly bookingId: string,
    readonly linkId: string,
    readonly delivery: Delivery,
  ) {
    super();
  }
}

@CommandHandler(SendBookingLink)
export class SendBookingLinkHandler implements ICommandHandler<SendBookingLink> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly read: ReadModel,
    private readonly directory: UserDirectory,
    private readonly links: BookingLinks,
    private readonly queries: QueryBus,
    private readonly sms: SmsGateway,
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  async execute({ bookingId, linkId, delivery }: SendBookingLink): Promise<void> {
    const text = await this.textOf(bookingId, linkId);
    // the gateway deduplicates by the link's id; a message with an unknown outcome is not sent twice
    if (text && (await this.sms.send(text.phone, text.words, linkId)) === 'refused')
      throw new Error('the link to a booking was refused by the sms gateway');
    await this.work.runOnce(delivery, () => Promise.resolve());
  }

  /** Undefined when the link is no longer the valid one of the booking, or when this store may not write to this phone now. */
  private async textOf(
    bookingId: string,
    linkId: string,
  ): Promise<{ phone: string; words: string } | undefined> {
    const asked = await this.read.one<{ phone: string; storeId: string }>(
      `select customer_phone as phone, store_id as "storeId" from orders.bookings
       where id = $1 and link_id = $2 and status = 'asked' and link_until > $3 and customer_phone is not null`,
      [bookingId, linkId, this.clock.now()],
    );
    if (!asked) return undefined;
    const { phone, storeId } = asked;
    const [[store], optedOut, person] = await Promise.all([
      this.queries.execute(new KnownStores([storeId])),
      this.queries.execute(new OptedOut([phone])),
      this.directory.byPhone(phone),
    ]);
    if (!store?.isPublic || store.closed || optedOut.has(phone)) return undefined;
    const link = `${this.config.settings.PUBLIC_URL}/booking#t=${this.links.tokenOf(linkId)}`;
    return { phone, words: bookingLinkText(store.businessName, link, person?.language ?? 'he') };
  }
}
