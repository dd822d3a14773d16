import type { AdminNoteId, UserId } from '@smachot/contracts';
import { EntitySchema } from 'typeorm';

/**
 * `subjectId`: the account, store or order. `personId`: whose data it is, and with whose account it goes: the account itself, or the
 * customer of the order. Author and corrector are null once their accounts are gone.
 */
export type NoteRow = {
  id: AdminNoteId;
  kind: 'user' | 'partner' | 'order';
  subjectId: string;
  personId: UserId | null;
  authorId: UserId | null;
  text: string;
  createdAt: Date;
  correctorId: UserId | null;
  correctedAt: Date | null;
  version: number;
};

const by = (name: string) => ({ type: 'uuid' as const, name, nullable: true });

export const NoteSchema = new EntitySchema<NoteRow>({
  name: 'AdminNote',
  schema: 'admin',
  tableName: 'notes',
  columns: {
    id: { type: 'uuid', primary: true, primaryKeyConstraintName: 'PK_admin_notes' },
    kind: { type: 'text' },
    subjectId: { type: 'uuid', name: 'subject_id' },
    personId: by('person_id'),
    authorId: by('author_id'),
    text: { type: 'text' },
    createdAt: { type: 'timestamptz', name: 'created_at' },
    correctorId: by('corrector_id'),
    correctedAt: { type: 'timestamptz', name: 'corrected_at', nullable: true },
    version: { type: 'int' },
  },
  indices: [
    { name: 'admin_notes_of_subject', columns: ['subjectId', 'id'] },
    { name: 'admin_notes_of_person', columns: ['personId'], where: '(person_id IS NOT NULL)' },
    { name: 'admin_notes_of_author', columns: ['authorId'], where: '(author_id IS NOT NULL)' },
    { name: 'admin_notes_of_corrector', columns: ['correctorId'], where: '(corrector_id IS NOT NULL)' },
  ],
});
