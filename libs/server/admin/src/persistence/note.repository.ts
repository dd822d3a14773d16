import { Injectable } from '@nestjs/common';
import type { AdminNoteId, StoreId, UserId } from '@smachot/contracts';
import { returningRows, type Tx, UnitOfWork } from '@smachot/server-platform';
import type { NoteRow } from './notes.schema';

type Seen = Pick<NoteRow, 'id' | 'version'>;
type Correction = Seen & Pick<NoteRow, 'text' | 'correctorId' | 'correctedAt'>;

/** Repository of notes. What another admin changed since it was seen is neither corrected nor removed: false. */
@Injectable()
export class NoteRepository {
  constructor(private readonly work: UnitOfWork) {}

  /** Commits by itself. */
  async add({ id, kind, subjectId, personId, authorId, text, createdAt, version }: NoteRow): Promise<void> {
    await this.work.alone(
      `insert into admin.notes (id, kind, subject_id, person_id, author_id, text, created_at, version)
       values ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [id, kind, subjectId, personId, authorId, text, createdAt, version],
    );
  }

  async correct(tx: Tx, { id, version, text, correctorId, correctedAt }: Correction): Promise<boolean> {
    const rows = await tx.query(
      `update admin.notes set text = $3, corrector_id = $4, corrected_at = $5, version = version + 1
       where id = $1 and version = $2 returning id`,
      [id, version, text, correctorId, correctedAt],
    );
    return returningRows(rows).length > 0;
  }

  async remove(tx: Tx, { id, version }: Seen): Promise<boolean> {
    const rows = await tx.query('delete from admin.notes where id = $1 and version = $2 returning id', [
      id,
      version,
    ]);
    return returningRows(rows).length > 0;
  }

  /** Deletes a note whose subject went while it was written. Commits by itself. */
  async takeBack(id: AdminNoteId): Promise<void> {
    await this.work.alone('delete from admin.notes where id = $1', [id]);
  }

  /** Deletes what was noted of the person and of their orders; notes the person wrote stay, without an author. */
  async forgetPerson(tx: Tx, userId: UserId): Promise<void> {
    await tx.query('delete from admin.notes where person_id = $1', [userId]);
    await tx.query('update admin.notes set author_id = null where author_id = $1', [userId]);
    await tx.query('update admin.notes set corrector_id = null where corrector_id = $1', [userId]);
  }

  async forgetStore(tx: Tx, storeId: StoreId): Promise<void> {
    await tx.query('delete from admin.notes where subject_id = $1', [storeId]);
  }
}
