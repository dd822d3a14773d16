import { Injectable } from '@nestjs/common';
import type { AdminNoteId } from '@smachot/contracts';
import {
  Conditions,
  type ListPage,
  type ListPosition,
  type ListTable,
  ReadModel,
  readListPage,
} from '@smachot/server-platform';
import type { NoteRow } from './notes.schema';

const COLUMNS = `n.id, n.kind, n.subject_id as "subjectId", n.person_id as "personId", n.author_id as "authorId", n.text,
  n.created_at as "createdAt", n.corrector_id as "correctorId", n.corrected_at as "correctedAt", n.version`;
const NOTES: ListTable = { table: 'admin.notes', alias: 'n', columns: COLUMNS, order: ['id'] };

@Injectable()
export class NoteQueries {
  constructor(private readonly read: ReadModel) {}

  /** The newest first. */
  page(subjectId: string, position: ListPosition): Promise<ListPage<NoteRow>> {
    const conditions = new Conditions().where(subjectId, (place) => `n.subject_id = ${place}`);
    return readListPage<NoteRow>(this.read, NOTES, conditions, position);
  }

  find(id: AdminNoteId): Promise<NoteRow | undefined> {
    return this.read.one<NoteRow>(`select ${COLUMNS} from admin.notes n where n.id = $1`, [id]);
  }
}
