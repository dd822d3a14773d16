import { Controller } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import {
  correctAdminNote,
  type InputOf,
  listAdminNotes,
  removeAdminNote,
  writeAdminNote,
} from '@smachot/contracts';
import { Caller, Input, Serves, type UserActor } from '@smachot/server-platform';
import { CorrectNote, RemoveNote } from '../use-cases/change-note';
import { ListNotes } from '../use-cases/list-notes';
import { WriteNote } from '../use-cases/write-note';

@Controller()
export class NotesController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Serves(listAdminNotes)
  list(@Input() { query }: InputOf<typeof listAdminNotes>) {
    return this.queries.execute(new ListNotes(query));
  }

  @Serves(writeAdminNote)
  write(@Input() { body }: InputOf<typeof writeAdminNote>, @Caller() { userId }: UserActor) {
    const { text, ...about } = body;
    return this.commands.execute(new WriteNote(about, text, userId));
  }

  @Serves(correctAdminNote)
  correct(@Input() { params, body }: InputOf<typeof correctAdminNote>, @Caller() { userId }: UserActor) {
    return this.commands.execute(new CorrectNote(params.adminNoteId, body, userId));
  }

  @Serves(removeAdminNote)
  remove(@Input() { params, body }: InputOf<typeof removeAdminNote>) {
    return this.commands.execute(new RemoveNote(params.adminNoteId, body.version));
  }
}
