import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Booking as BookingContract, BookingId, BookingLinkId, UserId } from '@smachot/contracts';
import { accept, Clock, newId, refuse, type Result } from '@smachot/kernel';
import { SmsGateway, UnitOfWork } from '@smachot/server-platform';
import { BookingRepository } from '../../persistence/bookings/booking.repository';
import { BookingLinks } from '../../services/booking-links';
import { BookingRecipients } from '../../services/booking-recipients';
import { bookingLinkText } from '../../texts/booking-link-text';
import { bookingView } from '../../views/booking-view';

/** Sends the customer of a booking a link to confirm it. */
export class AskCustomer extends Command<Result<BookingContract>> {
  constructor(readonly of: { store: string; bookingId: BookingId; userId: UserId }) {
    super();
  }
}

@CommandHandler(AskCustomer)
export class AskCustomerHandler implements ICommandHandler<AskCustomer> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly recipients: BookingRecipients,
    private readonly bookings: BookingRepository,
    private readonly links: BookingLinks,
    private readonly clock: Clock,
  ) {}

  async execute({ of }: AskCustomer): Promise<Result<BookingContract>> {
    const recipient = await this.recipients.ofBooking(of);
    if (!recipient.ok) return recipient;
    const { storeId, phone } = recipient.value;
    const { bookingId, userId } = of;
    return this.work.run(async (tx) => {
      const booking = await this.bookings.load(tx, storeId, bookingId);
      if (booking?.state.customerPhone !== phone) return refuse('conflict.version');
      const linkId = newId();
      const now = this.clock.now();
      const asked = booking.ask(this.links.link(linkId), now);
      if (!asked.ok) return asked;
      const allowed = await this.links.take(tx, { linkId, storeId, userId, phone }, now);
      if (!allowed.ok) return allowed;
      await this.bookings.save(tx, booking);
      tx.emit('orders.booking_asked', { bookingId, linkId });
      return accept(bookingView(booking.state));
    });
  }
}

/** Sends the text message, once per link. */
export class SendBookingLink extends Command<void> {
  constructor(
    readonly bookingId: BookingId,
    readonly linkId: BookingLinkId,
  ) {
    super();
  }
}

@CommandHandler(SendBookingLink)
export class SendBookingLinkHandler implements ICommandHandler<SendBookingLink> {
  constructor(
    private readonly recipients: BookingRecipients,
    private readonly links: BookingLinks,
    private readonly sms: SmsGateway,
    private readonly clock: Clock,
  ) {}

  async execute({ bookingId, linkId }: SendBookingLink): Promise<void> {
    const recipient = await this.recipients.ofLink(bookingId, linkId, this.clock.now());
    if (!recipient) return;
    const { phone, businessName, language } = recipient;
    const text = bookingLinkText(businessName, this.links.urlOf(linkId), language);
    // the gateway deduplicates by the link's id; a message with an unknown outcome is not sent twice
    if ((await this.sms.send(phone, text, linkId)) === 'refused')
      throw new Error('the link to a booking was refused by the sms gateway');
  }
}
