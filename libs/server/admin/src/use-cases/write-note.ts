import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { AdminNoteAbout, UserId } from '@smachot/contracts';
import { accept, Clock, newId, refuse, type Result } from '@smachot/kernel';
import { NoteRepository } from '../persistence/note.repository';
import { NoteSubjects } from '../services/note-subjects';

export class WriteNote extends Command<Result<undefined>> {
  constructor(
    readonly about: AdminNoteAbout,
    readonly text: string,
    readonly adminId: UserId,
  ) {
    super();
  }
}

@CommandHandler(WriteNote)
export class WriteNoteHandler implements ICommandHandler<WriteNote> {
  constructor(
    private readonly subjects: NoteSubjects,
    private readonly notes: NoteRepository,
    private readonly clock: Clock,
  ) {}

  async execute({ about, text, adminId }: WriteNote): Promise<Result<undefined>> {
    const subject = await this.subjects.find(about);
    if (!subject) return refuse('not_found');
    const { kind, subjectId, personId } = subject;
    const note = { id: newId(), kind, subjectId, personId, text, createdAt: this.clock.now(), version: 1 };
    await this.notes.add({ ...note, authorId: adminId, correctorId: null, correctedAt: null });
    // its deletion may have been noted before the note was there
    if (await this.subjects.find(about)) return accept();
    await this.notes.takeBack(note.id);
    return refuse('not_found');
  }
}
