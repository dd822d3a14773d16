import { Injectable } from '@nestjs/common';
import type { PricingUnitId, UserId } from '@smachot/contracts';
import { accept, Clock, type Result } from '@smachot/kernel';
import { FileStore, type Tx } from '@smachot/server-platform';
import type { PricingUnitState } from '../domain/pricing-units/pricing-unit';
import {
  type Edited,
  editedOf,
  placeOfEdit,
  type UnitDraft,
  versionOf,
  withEdit,
} from '../domain/pricing-units/unit-draft';
import { PricingUnitRepository } from '../persistence/pricing-units/pricing-unit.repository';
import { UnitDraftRepository } from '../persistence/pricing-units/unit-draft.repository';
import { StoreWork } from './store-work';

/** A unit and its unpublished edits. */
export type UnderEdit = { unit: PricingUnitState; draft: UnitDraft | undefined };
type Act = (tx: Tx, before: UnderEdit) => Promise<Result<UnderEdit>>;

const keysOf = ({ unit, draft }: UnderEdit): string[] =>
  [...unit.images, ...(draft?.images ?? [])].map(({ key }) => key);

/** One act of an owner on a unit and its draft, in one transaction. */
@Injectable()
export class UnitEditing {
  constructor(
    private readonly work: StoreWork,
    private readonly units: PricingUnitRepository,
    private readonly drafts: UnitDraftRepository,
    private readonly files: FileStore,
    private readonly clock: Clock,
  ) {}

  /** Runs an edit. Pictures that neither a unit nor a draft shows afterwards are deleted. */
  async on(
    pricingUnitId: PricingUnitId,
    userId: UserId,
    act: Act,
  ): Promise<Result<UnderEdit & { username: string }>> {
    const owner = { userId, as: 'Owner' } as const;
    const done = await this.work.onUnit(pricingUnitId, owner, async (tx, unit, { state: store }) => {
      const before = { unit, draft: await this.drafts.find(tx, unit.id) };
      const acted = await act(tx, before);
      if (!acted.ok) return acted;
      const left = new Set(keysOf(acted.value));
      const gone = keysOf(before).filter((key) => !left.has(key));
      const unused = await this.units.findUnused(tx, [...new Set(gone)]);
      return accept({ ...acted.value, username: store.username, unused });
    });
    if (!done.ok) return done;
    const { unused, ...after } = done.value;
    await Promise.all(unused.map((key) => this.files.delete(key)));
    return accept(after);
  }

  /** Writes an edit to its target: to the draft while customers see the unit, else to the unit. */
  async write(tx: Tx, before: UnderEdit, edited: Edited, userId: UserId): Promise<UnderEdit> {
    const { unit, draft } = before;
    const version = versionOf(unit, draft);
    const now = this.clock.now();
    const place = placeOfEdit(unit, edited);
    if (place === 'draft') {
      const next = { ...edited, unitId: unit.id, version: version + 1, editedBy: userId, updatedAt: now };
      await this.drafts.save(tx, next);
      tx.hint(`store:${unit.storeId}`);
      return { unit, draft: next };
    }
    await this.drafts.delete(tx, unit.id);
    if (place === 'nowhere')
      return { unit: await this.units.outdate(tx, unit, version + 1), draft: undefined };
    return {
      unit: await this.units.save(tx, { ...withEdit(unit, edited), version }, userId, now),
      draft: undefined,
    };
  }

  /** The draft becomes the next revision. */
  async publish(tx: Tx, { unit, draft }: UnderEdit, userId: UserId): Promise<UnderEdit> {
    const version = versionOf(unit, draft);
    const next = { ...withEdit(unit, editedOf(unit, draft)), version };
    await this.drafts.delete(tx, unit.id);
    return { unit: await this.units.save(tx, next, userId, this.clock.now()), draft: undefined };
  }

  /** Discards the draft and returns to the public state. */
  async discard(tx: Tx, { unit, draft }: UnderEdit): Promise<UnderEdit> {
    if (!draft) return { unit, draft };
    await this.drafts.delete(tx, unit.id);
    return { unit: await this.units.outdate(tx, unit, draft.version + 1), draft: undefined };
  }
}
