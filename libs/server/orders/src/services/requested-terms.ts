import { Injectable } from '@nestjs/common';
import type { Location, OrderId, PricingUnitRequest, ProposalLine, StoreId } from '@smachot/contracts';
import type { Result } from '@smachot/kernel';
import { type TermsWithCalendar, ChangesCalendar } from './changes-calendar';
import { type OrderedUnit, OrderedMenus } from './ordered-menus';

/** `location`, `participants`, `pricingUnitRequest` and `lines` null: unchanged. */
export type WantedForm = {
  datetime: string;
  location: Location | null;
  participants: number | null;
  pricingUnitRequest: PricingUnitRequest | null;
  lines: ProposalLine[] | null;
};

/** Builds wanted terms from a form, with the answers that only the store can give. */
@Injectable()
export class RequestedTerms {
  constructor(
    private readonly calendar: ChangesCalendar,
    private readonly menus: OrderedMenus,
  ) {}

  async of(
    order: { id: OrderId; storeId: StoreId } & OrderedUnit,
    { datetime, pricingUnitRequest, ...form }: WantedForm,
  ): Promise<Result<TermsWithCalendar>> {
    const menu = await this.menus.choose(order, pricingUnitRequest);
    if (!menu.ok) return menu;
    return this.calendar.ask(order, { ...form, startsAt: new Date(datetime), menu: menu.value });
  }
}
