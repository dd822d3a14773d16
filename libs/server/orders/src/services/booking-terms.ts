import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { BookingForm, BookingId, StoreId } from '@smachot/contracts';
import { accept, refuse, type Result, toAgorot } from '@smachot/kernel';
import { PhoneKeys } from '@smachot/server-platform';
import { UnitNameOf } from '@smachot/server-stores';
import type { BookingState, BookingTerms } from '../domain/bookings/booking';
import { BookedMenus } from './booked-menus';
import { BookingQueries } from '../persistence/bookings/booking.queries';

type Named = Pick<BookingState, 'storeId' | 'unitId' | 'title' | 'menu'>;

/**
 * Reads the booking terms a business typed, with the name of the chosen unit and the dishes of its menu. It queries stores, so never inside
 * a transaction.
 */
@Injectable()
export class TypedTerms {
  constructor(
    private readonly queries: QueryBus,
    private readonly bookings: BookingQueries,
    private readonly menus: BookedMenus,
    private readonly phones: PhoneKeys,
  ) {}

  async of(form: BookingForm, storeId: StoreId): Promise<Result<BookingTerms>> {
    const unitId = form.pricingUnitId ?? null;
    const unit = unitId && (await this.queries.execute(new UnitNameOf(storeId, unitId)));
    if (unitId && !unit)
      return refuse('pricing_unit.gone', { fields: { pricingUnitId: 'pricing_unit.gone' } });
    return this.named(form, { storeId, unitId, title: form.title || unit || '', menu: null });
  }

  /** Terms of a changed booking. A unit that is no longer on sale stays in the booking unchanged, and so do its dishes. */
  async ofChange(form: BookingForm, storeId: StoreId, bookingId: BookingId): Promise<Result<BookingTerms>> {
    const known = await this.bookings.find(storeId, bookingId);
    if (!known) return refuse('not_found');
    const { unitId, title, menu } = known;
    return form.pricingUnitId === unitId && form.title === title
      ? this.named(form, { storeId, unitId, title, menu })
      : this.of(form, storeId);
  }

  /** `menu`: the stored choice of this unit. */
  private async named(
    form: BookingForm,
    { storeId, unitId, title, menu: stored }: Named,
  ): Promise<Result<BookingTerms>> {
    if (!title) return refuse('request.invalid', { fields: { title: 'field.required' } });
    const menu = await this.menus.choose(form.menu ?? null, { storeId, unitId, stored });
    if (!menu.ok) return menu;
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
      menu: menu.value,
      dishes: form.dishes,
    });
  }
}
