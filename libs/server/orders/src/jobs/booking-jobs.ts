import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { JobPayload } from '@smachot/contracts';
import { type Delivery, HandlesJob, OnTick, retentionTick } from '@smachot/server-platform';
import { SendBookingLink } from '../use-cases/bookings/ask-customer';
import { ForgetOldBookings, RemoveBookingsOf } from '../use-cases/bookings/forget-bookings';

@Injectable()
export class BookingJobs {
  constructor(private readonly commands: CommandBus) {}

  @HandlesJob('orders.send_booking_link')
  sendLink({ bookingId, linkId }: JobPayload<'orders.send_booking_link'>) {
    return this.commands.execute(new SendBookingLink(bookingId, linkId));
  }

  @HandlesJob('orders.remove_bookings')
  remove({ storeId }: JobPayload<'orders.remove_bookings'>, delivery: Delivery) {
    return this.commands.execute(new RemoveBookingsOf(storeId, delivery));
  }

  @OnTick(retentionTick('orders.forget_bookings'))
  forget(now: Date): Promise<void> {
    return this.commands.execute(new ForgetOldBookings(now));
  }
}
