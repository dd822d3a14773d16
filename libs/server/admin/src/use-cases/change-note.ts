import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { AdminNoteId, UserId } from '@smachot/contracts';
import { Clock, type Result } from '@smachot/kernel';
import { NoteRepository } from '../persistence/note.repository';
import { NoteActs } from '../services/note-acts';

/** Other words of a note; the ones before are not kept. */
export class CorrectNote extends Command<Result<undefined>> {
  constructor(
    readonly noteId: AdminNoteId,
    readonly words: { text: string; version: number },
    readonly adminId: UserId,
  ) {
    super();
  }
}

@CommandHandler(CorrectNote)
export class CorrectNoteHandler implements ICommandHandler<CorrectNote> {
  constructor(
    private readonly acts: NoteActs,
    private readonly notes: NoteRepository,
    private readonly clock: Clock,
  ) {}

  execute({ noteId: id, words: { text, version }, adminId }: CorrectNote): Promise<Result<undefined>> {
    const correction = { id, version, text, correctorId: adminId, correctedAt: this.clock.now() };
    return this.acts.change(correction, (tx) => this.notes.correct(tx, correction), text);
  }
}

export class RemoveNote extends Command<Result<undefined>> {
  constructor(
    readonly noteId: AdminNoteId,
    readonly version: number,
  ) {
    super();
  }
}

@CommandHandler(RemoveNote)
export class RemoveNoteHandler implements ICommandHandler<RemoveNote> {
  constructor(
    private readonly acts: NoteActs,
    private readonly notes: NoteRepository,
  ) {}

  execute({ noteId: id, version }: RemoveNote): Promise<Result<undefined>> {
    return this.acts.change({ id, version }, (tx) => this.notes.remove(tx, { id, version }));
  }
}
