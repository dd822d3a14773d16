import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import {
  MOST_TERMS,
  type StoreId,
  type StoreTerm,
  type StoreTermId,
  type TermChangeForm,
  type TermForm,
  type TermType,
  type UserId,
} from '@smachot/contracts';
import { accept, Clock, refuse, type Result } from '@smachot/kernel';
import { type Tx, UnitOfWork } from '@smachot/server-platform';
import { TermRepository } from '../../persistence/terms/term.repository';
import { StoresGateway } from '../../stores-gateway';
import { storeTermView } from '../../views/term-view';

type Owner = { store: string; userId: UserId };

/** Only presets and categories have members, and only terms of the same store are members. */
const checkMembers = async (
  tx: Tx,
  terms: TermRepository,
  { type, memberIds, storeId }: { type: TermType; memberIds: StoreTermId[]; storeId: StoreId },
): Promise<Result<undefined>> => {
  if (memberIds.length === 0) return accept();
  if (type !== 'term' && (await terms.areTerms(tx, memberIds, storeId))) return accept();
  return refuse('terms.members', { fields: { memberIds: 'terms.members' } });
};

export class CreateTerm extends Command<Result<StoreTerm>> {
  constructor(
    readonly owner: Owner,
    readonly form: TermForm,
  ) {
    super();
  }
}

@CommandHandler(CreateTerm)
export class CreateTermHandler implements ICommandHandler<CreateTerm> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly stores: StoresGateway,
    private readonly terms: TermRepository,
    private readonly clock: Clock,
  ) {}

  async execute({ owner, form }: CreateTerm): Promise<Result<StoreTerm>> {
    const owned = await this.stores.ownedBy(owner.store, owner.userId);
    if (!owned.ok) return owned;
    const storeId = owned.value;
    return this.work.run(async (tx) => {
      if ((await this.terms.countOf(tx, storeId)) >= MOST_TERMS) return refuse('terms.too_many');
      const memberIds = [...new Set(form.memberIds)];
      const checked = await checkMembers(tx, this.terms, { ...form, memberIds, storeId });
      if (!checked.ok) return checked;
      const [row] = await this.terms.add(
        tx,
        [{ ...form, memberIds, storeId, sourceId: null }],
        this.clock.now(),
      );
      return accept(storeTermView(row!));
    });
  }
}

export class ChangeTerm extends Command<Result<StoreTerm>> {
  constructor(
    readonly owner: Owner,
    readonly termId: StoreTermId,
    readonly form: TermChangeForm,
  ) {
    super();
  }
}

@CommandHandler(ChangeTerm)
export class ChangeTermHandler implements ICommandHandler<ChangeTerm> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly stores: StoresGateway,
    private readonly terms: TermRepository,
  ) {}

  async execute({ owner, termId, form }: ChangeTerm): Promise<Result<StoreTerm>> {
    const owned = await this.stores.ownedBy(owner.store, owner.userId);
    if (!owned.ok) return owned;
    const storeId = owned.value;
    return this.work.run(async (tx) => {
      await this.terms.countOf(tx, storeId);
      const row = await this.terms.load(tx, termId, storeId);
      if (!row) return refuse('not_found');
      if (row.version !== form.version) return refuse('conflict.version');
      const memberIds = [...new Set(form.memberIds)];
      const checked = await checkMembers(tx, this.terms, { type: row.type, memberIds, storeId });
      if (!checked.ok) return checked;
      const { name, description } = form;
      const changed = { ...row, name, description, memberIds, version: row.version + 1 };
      await this.terms.save(tx, changed);
      return accept(storeTermView(changed));
    });
  }
}

/** Deletes a term of a store; proposals keep its words. */
export class DeleteTerm extends Command<Result<undefined>> {
  constructor(
    readonly owner: Owner,
    readonly termId: StoreTermId,
  ) {
    super();
  }
}

@CommandHandler(DeleteTerm)
export class DeleteTermHandler implements ICommandHandler<DeleteTerm> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly stores: StoresGateway,
    private readonly terms: TermRepository,
  ) {}

  async execute({ owner, termId }: DeleteTerm): Promise<Result<undefined>> {
    const owned = await this.stores.ownedBy(owner.store, owner.userId);
    if (!owned.ok) return owned;
    return this.work.run(async (tx) => {
      // the same lock as for members: a term that is deleted is not put into a preset meanwhile
      await this.terms.countOf(tx, owned.value);
      if (!(await this.terms.load(tx, termId, owned.value))) return refuse('not_found');
      await this.terms.delete(tx, termId, owned.value);
      return accept();
    });
  }
}
