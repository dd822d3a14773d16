import { Injectable } from '@nestjs/common';
import type { PricingUnit, PricingUnitId, StoreId } from '@smachot/contracts';
import { FileStore } from '@smachot/server-platform';
import type { Reader } from '../persistence/crew/crew.queries';
import {
  PricingUnitQueries,
  type ShownState,
  type UnitRow,
} from '../persistence/pricing-units/pricing-unit.queries';
import { pictureView } from './picture-view';

/** Pricing units as the contract shows them. */
@Injectable()
export class PricingUnitViews {
  constructor(
    private readonly units: PricingUnitQueries,
    private readonly files: FileStore,
  ) {}

  /** The units of one store in its own order. `shown`: only the public ones. */
  async ofStore(storeId: StoreId, username: string, shown: boolean): Promise<PricingUnit[]> {
    const rows = await this.units.ofStore(storeId, shown);
    return rows.map(({ hasDraft, ...row }) => ({
      ...this.view({ ...row, username }),
      ...(hasDraft ? { hasDraft } : {}),
    }));
  }

  /** One unit that anyone with its address may see. */
  async shown(id: PricingUnitId): Promise<PricingUnit | undefined> {
    const row = await this.units.findShown(id);
    return row && this.view(row);
  }

  /** One unit of a store where the person works, or which they may look into, and its last editor. */
  async seenBy(
    id: PricingUnitId,
    reader: Reader,
  ): Promise<{ unit: PricingUnit; editedBy: string | null } | undefined> {
    const row = await this.units.findSeenBy(id, reader);
    return row && { unit: this.view(row), editedBy: row.editedBy };
  }

  of(state: ShownState, username: string): PricingUnit {
    return this.view({ ...state, username });
  }

  private view({ id, storeId, username, images, content, updatedAt, ...row }: UnitRow): PricingUnit {
    const pictures = images.map((image) => pictureView(image, this.files));
    return {
      ...content,
      type: row.type,
      visibility: row.visibility,
      name: row.name,
      revision: row.revision,
      version: row.version,
      pricingUnitId: id,
      partnerId: storeId,
      partnerUsername: username,
      updatedAt: updatedAt.toISOString(),
      ...(row.type === 'simple' ? { imageGallery: pictures } : { images: pictures }),
    } as PricingUnit;
  }
}
