import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import type { BookingForm, BookingMenu } from '@smachot/contracts';
import { accept, refuse, type Result } from '@smachot/kernel';
import type { BookingState } from '../domain/bookings/booking';
import { chosenMenu } from '../domain/changes/agreed-menu';
import { StoresGateway } from '../stores-gateway';

type Choice = NonNullable<BookingForm['menu']>;
type BookedUnit = Pick<BookingState, 'storeId' | 'unitId'> & { stored: BookingMenu | null };

/** The menus from which the crew chooses the dishes of a booking, by the rules that an order's menu has. */
@Injectable()
export class BookedMenus {
  constructor(private readonly stores: StoresGateway) {}

  /** The choice with its dishes. One that is stored already stays as it is. */
  async choose(
    choice: Choice | null,
    { storeId, unitId, stored }: BookedUnit,
  ): Promise<Result<BookingMenu | null>> {
    if (!choice) return accept(null);
    if (stored && isDeepStrictEqual(choice, { revision: stored.revision, request: stored.request }))
      return accept(stored);
    const unit = unitId && (await this.stores.published(unitId, choice.revision));
    if (!unit || unit.partnerId !== storeId || unit.type !== 'compound')
      return refuse('pricing_unit.gone', { fields: { menu: 'pricing_unit.gone' } });
    const chosen = chosenMenu(unit, choice.request);
    return chosen.ok ? accept({ ...choice, sections: chosen.value.menu }) : chosen;
  }
}
