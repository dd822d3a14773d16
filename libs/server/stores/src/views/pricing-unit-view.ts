import { Injectable } from '@nestjs/common';
import type { PricingUnit } from '@smachot/contracts';
import { FileStore, prepared, ReadModel, type UserActor } from '@smachot/server-platform';
import type { StoredPicture } from '../domain/pictures';
import type { UnitContent } from '../domain/pricing-units/pricing-unit';
import { pictureView } from './picture-view';

type Row = {
  id: string;
  storeId: string;
  username: string;
  type: PricingUnit['type'];
  visibility: PricingUnit['visibility'];
  name: string;
  content: UnitContent;
  images: StoredPicture[];
  revision: number;
  version: number;
  updatedAt: Date;
};
/** The part of a unit's row that the views show. */
export type ShownState = Omit<Row, 'username'>;

type Reader = Pick<UserActor, 'userId' | 'superAdmin'>;

export const unitSelection = `u.id, u.store_id as "storeId", u.type, u.visibility, u.name, u.content, u.images, u.revision, u.version, u.updated_at as "updatedAt"`;

const HAS_DRAFT = 'exists (select 1 from stores.pricing_unit_drafts d where d.unit_id = u.id)';

/** Pricing units as the contract shows them. */
@Injectable()
export class PricingUnitViews {
  constructor(
    private readonly read: ReadModel,
    private readonly files: FileStore,
  ) {}

  /** The units of one store in its own order. `shown`: only the public ones. */
  async ofStore(storeId: string, username: string, shown: boolean): Promise<PricingUnit[]> {
    const rows = await this.read.rows<ShownState & { hasDraft?: boolean }>(
      `select ${unitSelection} ${shown ? '' : `, ${HAS_DRAFT} as "hasDraft"`} from stores.pricing_units u where u.store_id = $1 ${shown ? "and u.visibility = 'public'" : ''}
       order by u.position, u.id`,
      [storeId],
    );
    return rows.map(({ hasDraft, ...row }) => ({
      ...this.view({ ...row, username }),
      ...(hasDraft ? { hasDraft } : {}),
    }));
  }

  /** One unit that anyone with its address may see. */
  async shown(id: string): Promise<PricingUnit | undefined> {
    const row = await this.read.one<Row>(
      `select ${unitSelection}, s.username from stores.pricing_units u join stores.stores s on s.id = u.store_id
       where u.id = $1 and u.visibility in ('public', 'unlisted') and s.is_public and s.closed_at is null`,
      [id],
    );
    return row && this.view(row);
  }

  /** The same with more columns of its store `s`, given as constant SQL. */
  async shownWith<More extends object>(
    id: string,
    more: string,
  ): Promise<{ unit: PricingUnit; more: More } | undefined> {
    const row = await this.read.one<Row & More>(
      prepared(
        `select ${unitSelection}, s.username, ${more} from stores.pricing_units u join stores.stores s on s.id = u.store_id
         where u.id = $1 and u.visibility in ('public', 'unlisted') and s.is_public and s.closed_at is null`,
      ),
      [id],
    );
    return row && { unit: this.view(row), more: row };
  }

  /** One unit of a store where the person works, or which they may look into, and its last editor. */
  async seenBy(
    id: string,
    { userId, superAdmin }: Reader,
  ): Promise<{ unit: PricingUnit; editedBy: string | null } | undefined> {
    const row = await this.read.one<Row & { editedBy: string | null }>(
      `select ${unitSelection}, u.edited_by as "editedBy", s.username from stores.pricing_units u join stores.stores s on s.id = u.store_id
       left join stores.crew c on c.store_id = s.id and c.user_id = $2
       where u.id = $1 and s.closed_at is null and (c.user_id is not null or $3::boolean)`,
      [id, userId, superAdmin],
    );
    return row && { unit: this.view(row), editedBy: row.editedBy };
  }

  of(state: ShownState, username: string): PricingUnit {
    return this.view({ ...state, username });
  }

  private view({ id, storeId, username, images, content, updatedAt, ...row }: Row): PricingUnit {
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
