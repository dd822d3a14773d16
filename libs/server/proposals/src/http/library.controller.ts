import { Controller } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import {
  changeLibraryEntry,
  createLibraryEntry,
  type InputOf,
  listLibrary,
  listLibraryVersions,
  removeLibraryEntry,
} from '@smachot/contracts';
import { Input, Serves } from '@smachot/server-platform';
import { LibraryEntries, LibraryVersionsOf } from '../use-cases/terms/library-entries';
import { ChangeLibraryEntry, CreateLibraryEntry, RemoveLibraryEntry } from '../use-cases/terms/write-library';

/** Endpoints of admins who write the library of terms. */
@Controller()
export class LibraryController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Serves(listLibrary)
  list(@Input() { query }: InputOf<typeof listLibrary>) {
    return this.queries.execute(new LibraryEntries(query.language));
  }
  @Serves(listLibraryVersions)
  versions(@Input() { params }: InputOf<typeof listLibraryVersions>) {
    return this.queries.execute(new LibraryVersionsOf(params.termId));
  }
  @Serves(createLibraryEntry)
  create(@Input() { body }: InputOf<typeof createLibraryEntry>) {
    return this.commands.execute(new CreateLibraryEntry(body));
  }
  @Serves(changeLibraryEntry)
  change(@Input() { params, body }: InputOf<typeof changeLibraryEntry>) {
    return this.commands.execute(new ChangeLibraryEntry(params.termId, body));
  }
  @Serves(removeLibraryEntry)
  remove(@Input() { params, body }: InputOf<typeof removeLibraryEntry>) {
    return this.commands.execute(new RemoveLibraryEntry(params.termId, body.version));
  }
}
