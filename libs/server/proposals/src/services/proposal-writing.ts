import { Injectable } from '@nestjs/common';
import type {
  PricingUnit,
  PricingUnitId,
  ProposalDish,
  ProposalForm,
  ProposalLine,
  StoreId,
  UserId,
} from '@smachot/contracts';
import { accept, refuse, type Result } from '@smachot/kernel';
import { dishAt } from '@smachot/pricing';
import type { Orderable } from '@smachot/server-stores';
import { StoresGateway } from '../stores-gateway';

export type CrewActor = { store: string; userId: UserId };

/** What writing a proposal needs of its store. Never inside a transaction: it queries stores. */
@Injectable()
export class ProposalWriting {
  constructor(private readonly stores: StoresGateway) {}

  /** The store, for members of its crew. */
  async crewOf({ store, userId }: CrewActor): Promise<Result<StoreId>> {
    const works = await this.stores.roleAt(store, userId);
    return works ? accept(works.partnerId) : refuse('not_found');
  }

  /** A unit that this store sells. */
  async unitOf(pricingUnitId: PricingUnitId, storeId: StoreId): Promise<Result<Orderable>> {
    const found = await this.stores.unit(pricingUnitId);
    if (found?.store.partnerId === storeId) return accept(found);
    return refuse('proposal.unit', { fields: { pricingUnitId: 'proposal.unit' } });
  }

  /** The typed content with a unit that the store sells, and its dishes as their menus have them. */
  async contentOf(
    typed: ProposalForm,
    storeId: StoreId,
  ): Promise<Result<Orderable & { content: ProposalForm }>> {
    const found = await this.unitOf(typed.pricingUnitId, storeId);
    if (!found.ok) return found;
    const menus = await this.menusOf(typed.lines, storeId);
    const lines: ProposalLine[] = [];
    for (const [at, line] of typed.lines.entries()) {
      const dish = line.dish && dishIn(menus.get(revisionOf(line.dish)), line.dish);
      if (line.dish && !dish)
        return refuse('menu.unknown_item', { fields: { [`lines.${at}.name`]: 'menu.unknown_item' } });
      lines.push(dish ? { ...line, dish } : line);
    }
    return accept({ ...found.value, content: { ...typed, lines } });
  }

  /** The store's menus that the lines name, each read once. */
  private async menusOf(lines: ProposalLine[], storeId: StoreId): Promise<Map<string, Menu>> {
    const named = new Map(lines.flatMap(({ dish }) => (dish ? [[revisionOf(dish), dish] as const] : [])));
    const menus = new Map<string, Menu>();
    for (const [key, { pricingUnitId, revision }] of named) {
      const unit = await this.stores.published(pricingUnitId, revision);
      if (unit?.type === 'compound' && unit.partnerId === storeId) menus.set(key, unit);
    }
    return menus;
  }
}

type Menu = Extract<PricingUnit, { type: 'compound' }>;
const revisionOf = ({ pricingUnitId, revision }: ProposalDish): string => `${pricingUnitId} ${revision}`;

const dishIn = (menu: Menu | undefined, typed: ProposalDish): ProposalDish | undefined => {
  const { pricingUnitId, revision, sectionIndex, itemIndex } = typed;
  const place = { sectionIndex, itemIndex };
  const dish = menu && dishAt(menu.sections, place);
  return dish && { pricingUnitId, revision, ...place, menu: menu.name, ...dish };
};
