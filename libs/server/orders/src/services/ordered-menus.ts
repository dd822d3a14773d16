import { Injectable } from '@nestjs/common';
import type { PricingUnit, PricingUnitId, PricingUnitRequest } from '@smachot/contracts';
import { accept, refuse, type Result } from '@smachot/kernel';
import { type AgreedMenu, chosenMenu } from '../domain/changes/agreed-menu';
import { StoresGateway } from '../stores-gateway';

/** Unit of an order, and the revision it was ordered from. */
export type OrderedUnit = { pricingUnitId: PricingUnitId; unitRevision: number | null };

/** The menus orders were chosen from, as published at that time. */
@Injectable()
export class OrderedMenus {
  constructor(private readonly stores: StoresGateway) {}

  async of({ pricingUnitId, unitRevision }: OrderedUnit): Promise<Result<PricingUnit>> {
    const unit = unitRevision === null ? null : await this.stores.published(pricingUnitId, unitRevision);
    return unit?.type === 'compound' ? accept(unit) : refuse('change.menu_fixed');
  }

  /** Another choice, by the rules of that menu. Null when none was requested. */
  async choose(order: OrderedUnit, request: PricingUnitRequest | null): Promise<Result<AgreedMenu | null>> {
    if (!request) return accept(null);
    const unit = await this.of(order);
    return unit.ok ? chosenMenu(unit.value, request) : unit;
  }
}
