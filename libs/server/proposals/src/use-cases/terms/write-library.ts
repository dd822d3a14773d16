import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import {
  type changeLibraryEntry,
  type createLibraryEntry,
  type InputOf,
  type LibraryEntry,
  MOST_LIBRARY_TERMS,
  type TermId,
  type TermLanguage,
  type TermType,
} from '@smachot/contracts';
import { accept, Clock, newId, refuse, type Result } from '@smachot/kernel';
import { ActLog, type Tx, UnitOfWork } from '@smachot/server-platform';
import { LibraryRepository } from '../../persistence/terms/library.repository';
import type { LibraryTermRow } from '../../persistence/terms/terms.schema';
import { libraryEntryView } from '../../views/term-view';

/** Only presets and categories have members, and only terms of the library in the same language are members. */
const checkMembers = async (
  tx: Tx,
  library: LibraryRepository,
  { type, memberIds, language }: { type: TermType; memberIds: TermId[]; language: TermLanguage },
): Promise<Result<undefined>> => {
  if (memberIds.length === 0) return accept();
  if (type !== 'term' && (await library.areTerms(tx, memberIds, language))) return accept();
  return refuse('terms.members', { fields: { memberIds: 'terms.members' } });
};

const actOf = ({ id }: Pick<LibraryTermRow, 'id'>, before: number | null, after: number | null) => ({
  subject: { kind: 'library_term', id },
  before: before === null ? null : { version: before },
  after: after === null ? null : { version: after },
});

export class CreateLibraryEntry extends Command<Result<LibraryEntry>> {
  constructor(readonly form: InputOf<typeof createLibraryEntry>['body']) {
    super();
  }
}

@CommandHandler(CreateLibraryEntry)
export class CreateLibraryEntryHandler implements ICommandHandler<CreateLibraryEntry> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly library: LibraryRepository,
    private readonly acts: ActLog,
  ) {}

  execute({ form }: CreateLibraryEntry): Promise<Result<LibraryEntry>> {
    const { language, type, name, description } = form;
    const memberIds = [...new Set(form.memberIds)];
    return this.work.run(async (tx) => {
      const { count, last } = await this.library.ending(tx, language);
      if (count >= MOST_LIBRARY_TERMS) return refuse('terms.too_many');
      const checked = await checkMembers(tx, this.library, { type, memberIds, language });
      if (!checked.ok) return checked;
      const words = { language, type, name, description, memberIds };
      const row = { ...words, id: newId(), position: last + 1, pullsCount: 0, version: 1 };
      await this.library.add(tx, row);
      await this.acts.changed(tx, actOf(row, null, 1));
      return accept(libraryEntryView(row));
    });
  }
}

/** Other words for stores that copy the entry from now on. */
export class ChangeLibraryEntry extends Command<Result<LibraryEntry>> {
  constructor(
    readonly termId: TermId,
    readonly form: InputOf<typeof changeLibraryEntry>['body'],
  ) {
    super();
  }
}

@CommandHandler(ChangeLibraryEntry)
export class ChangeLibraryEntryHandler implements ICommandHandler<ChangeLibraryEntry> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly library: LibraryRepository,
    private readonly acts: ActLog,
    private readonly clock: Clock,
  ) {}

  execute({ termId, form }: ChangeLibraryEntry): Promise<Result<LibraryEntry>> {
    const { name, description, version } = form;
    const memberIds = [...new Set(form.memberIds)];
    return this.work.run(async (tx) => {
      const before = await this.library.load(tx, termId);
      if (!before) return refuse('not_found');
      if (before.version !== version) return refuse('conflict.version');
      const checked = await checkMembers(tx, this.library, { ...before, memberIds });
      if (!checked.ok) return checked;
      const after = { ...before, name, description, memberIds, version: version + 1 };
      await this.library.change(tx, before, after, this.clock.now());
      await this.acts.changed(tx, actOf(before, version, version + 1));
      return accept(libraryEntryView(after));
    });
  }
}

/** Takes an entry out of the library. Copies of stores stay theirs. */
export class RemoveLibraryEntry extends Command<Result<undefined>> {
  constructor(
    readonly termId: TermId,
    readonly version: number,
  ) {
    super();
  }
}

@CommandHandler(RemoveLibraryEntry)
export class RemoveLibraryEntryHandler implements ICommandHandler<RemoveLibraryEntry> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly library: LibraryRepository,
    private readonly acts: ActLog,
    private readonly clock: Clock,
  ) {}

  execute({ termId, version }: RemoveLibraryEntry): Promise<Result<undefined>> {
    return this.work.run(async (tx) => {
      const entry = await this.library.load(tx, termId);
      if (!entry) return refuse('not_found');
      if (entry.version !== version) return refuse('conflict.version');
      await this.library.remove(tx, entry, this.clock.now());
      await this.acts.changed(tx, actOf(entry, version, null));
      return accept();
    });
  }
}
