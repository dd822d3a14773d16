import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import {
  MOST_TERM_MEMBERS,
  MOST_TERMS,
  type StoreId,
  type StoreTerm,
  type TermId,
  type UserId,
} from '@smachot/contracts';
import { accept, Clock, refuse, type Result } from '@smachot/kernel';
import { type Tx, UnitOfWork } from '@smachot/server-platform';
import { TermRepository } from '../../persistence/terms/term.repository';
import type { LibraryTermRow, StoreTermRow } from '../../persistence/terms/terms.schema';
import { StoresGateway } from '../../stores-gateway';
import { storeTermView } from '../../views/term-view';

/** Copies an entry of the library, a preset or category with its terms, to a store. Done twice it changes nothing. */
export class PullTerm extends Command<Result<{ terms: StoreTerm[] }>> {
  constructor(
    readonly owner: { store: string; userId: UserId },
    readonly termId: TermId,
  ) {
    super();
  }
}

@CommandHandler(PullTerm)
export class PullTermHandler implements ICommandHandler<PullTerm> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly stores: StoresGateway,
    private readonly terms: TermRepository,
    private readonly clock: Clock,
  ) {}

  async execute({ owner, termId }: PullTerm): Promise<Result<{ terms: StoreTerm[] }>> {
    const owned = await this.stores.ownedBy(owner.store, owner.userId);
    if (!owned.ok) return owned;
    const storeId = owned.value;
    return this.work.run(async (tx) => {
      const count = await this.terms.countOf(tx, storeId);
      const entries = await this.terms.libraryEntry(tx, termId);
      if (entries.length === 0) return refuse('not_found');
      const sources = entries.map(({ id }) => id);
      const copies = await this.terms.copiesOf(tx, sources, storeId);
      if (count + entries.length - copies.length > MOST_TERMS) return refuse('terms.too_many');
      if (isFull(entries, copies)) return refuse('terms.too_many_members');
      const terms = await this.copy(tx, entries, copies, storeId);
      await this.terms.countPulls(tx, sources, storeId, this.clock.now());
      return accept({ terms: terms.map(storeTermView) });
    });
  }

  /** Copies what is missing: the members first, since the entry names their copies. */
  private async copy(
    tx: Tx,
    [entry, ...members]: LibraryTermRow[],
    copies: StoreTermRow[],
    storeId: StoreId,
  ): Promise<StoreTermRow[]> {
    const now = this.clock.now();
    const has = (id: TermId) => copies.find(({ sourceId }) => sourceId === id);
    const copyOf = ({ id, type, name, description }: LibraryTermRow) => {
      return { storeId, sourceId: id, type, name, description, memberIds: [] };
    };
    const fresh = await this.terms.add(tx, members.filter(({ id }) => !has(id)).map(copyOf), now);
    const all = [...copies, ...fresh];
    const memberIds = members.map(({ id }) => all.find(({ sourceId }) => sourceId === id)!.id);
    const own = has(entry!.id);
    if (!own) return [...(await this.terms.add(tx, [{ ...copyOf(entry!), memberIds }], now)), ...fresh];
    if (fresh.length === 0) return [];
    const completed = {
      ...own,
      memberIds: [...new Set([...own.memberIds, ...memberIds])],
      version: own.version + 1,
    };
    await this.terms.save(tx, completed);
    return [completed, ...fresh];
  }
}

/** The store filled its own copy of a preset, so that what is missing of the library's has no room in it. */
const isFull = ([entry, ...members]: LibraryTermRow[], copies: StoreTermRow[]): boolean => {
  const own = copies.find(({ sourceId }) => sourceId === entry!.id);
  if (!own) return false;
  const idOf = (id: TermId) => copies.find(({ sourceId }) => sourceId === id)?.id ?? id;
  const completed = new Set<string>([...own.memberIds, ...members.map(({ id }) => idOf(id))]);
  const isComplete = members.every(({ id }) => copies.some(({ sourceId }) => sourceId === id));
  return !isComplete && completed.size > MOST_TERM_MEMBERS;
};
