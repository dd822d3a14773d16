import { Injectable } from '@nestjs/common';
import type { AdminNoteAbout } from '@smachot/contracts';
import { accept, refuse, type Result } from '@smachot/kernel';
import { ActLog, type Tx, UnitOfWork } from '@smachot/server-platform';
import { NoteQueries } from '../persistence/note.queries';
import type { NoteRow } from '../persistence/notes.schema';
import { NoteSubjects } from './note-subjects';

type Words = Pick<NoteRow, 'text' | 'version'>;
const aboutOf = ({ kind, subjectId }: NoteRow): AdminNoteAbout => ({ [`${kind}Id`]: subjectId });
/** The log outlives accounts: it has the length of the words, and not the words. */
const measured = ({ text, version }: Words) => ({ characters: text.length, version });

/** Changes a note by an act that the audit log keeps, with what the note is about. */
@Injectable()
export class NoteActs {
  constructor(
    private readonly work: UnitOfWork,
    private readonly notes: NoteQueries,
    private readonly subjects: NoteSubjects,
    private readonly acts: ActLog,
  ) {}

  /**
   * @param seen the version that the admin read
   * @param change writes to the database; false: the note is another one by now
   * @param text the words after it; absent: the note is removed
   */
  async change(
    seen: Pick<NoteRow, 'id' | 'version'>,
    change: (tx: Tx) => Promise<boolean>,
    text?: string,
  ): Promise<Result<undefined>> {
    const note = await this.notes.find(seen.id);
    const subject = note && (await this.subjects.find(aboutOf(note)));
    if (!subject) return refuse('not_found');
    const { subjectId: id, storeId, code } = subject;
    return this.work.run(async (tx) => {
      if (note.version !== seen.version || !(await change(tx))) return refuse('conflict.version');
      await this.acts.changed(tx, {
        subject: { kind: 'note', id, storeId, ...(code ? { code } : {}) },
        before: measured(note),
        after: text === undefined ? null : measured({ text, version: note.version + 1 }),
      });
      return accept();
    });
  }
}
