import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { BookingForm, BookingId, StoreId } from '@smachot/contracts';
import { accept, refuse, type Result, toAgorot } from '@smachot/kernel';
import { PhoneKeys } from '@smachot/server-platform';
import { UnitNameOf } from '@smachot/server-stores';
import type { BookingTerms } from '../domain/bookings/booking';
import { BookingQueries } from '../persistence/bookings/booking.queries';

/** Reads the booking terms a business typed, with the name of the chosen unit. It queries stores, so never inside a transaction. */
@Injectable()
export class TypedTerms {
  constructor(
    private readonly queries: QueryBus,
    private readonly bookings: BookingQueries,
    private readonly phones: PhoneKeys,
  ) {}

  async of(form: BookingForm, storeId: StoreId): Promise<Result<BookingTerms>> {
    const unitId = form.pricingUnitId ?? null;
    const unit = unitId && (await this.queries.execute(new UnitNameOf(storeId, unitId)));
    if (unitId && !unit)
      return refuse('pricing_unit.gone', { fields: { pricingUnitId: 'pricing_unit.gone' } });
    const title = form.title || unit;
    if (!title) return refuse('request.invalid', { fields: { title: 'field.required' } });
    const phone = form.customerPhone ?? null;
    return accept({
      startsAt: new Date(form.startsAt),
      endsAt: new Date(form.endsAt),
      customerName: form.customerName,
      customerPhone: phone,
      phoneKey: phone && this.phones.of(phone),
      eventKind: form.eventKind ?? null,
      participants: form.participants,
      unitId,
      title,
      place: form.place,
      price: form.price == null ? null : toAgorot(form.price),
      note: form.note,
    });
  }

  /** Terms of a changed booking. A unit that is no longer on sale stays in the booking unchanged. */
  async ofChange(form: BookingForm, storeId: StoreId, bookingId: BookingId): Promise<Result<BookingTerms>> {
    const known = await this.bookings.find(storeId, bookingId);
    if (!known) return refuse('not_found');
    if (form.pricingUnitId !== known.unitId || form.title !== known.title) return this.of(form, storeId);
    const typed = await this.of({ ...form, pricingUnitId: null }, storeId);
    return typed.ok ? accept({ ...typed.value, unitId: known.unitId }) : typed;
  }
}
