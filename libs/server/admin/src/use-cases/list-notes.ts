import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { AdminNote, AnswerOf, InputOf, listAdminNotes, UserId } from '@smachot/contracts';
import { cursorId } from '@smachot/kernel';
import { type DirectoryUser, UserDirectory } from '@smachot/server-identity';
import { NoteQueries } from '../persistence/note.queries';
import type { NoteRow } from '../persistence/notes.schema';

type People = Map<string, DirectoryUser>;
const authorView = (userId: UserId | null, people: People): AdminNote['by'] => {
  const { firstName = '', lastName = '' } = people.get(userId ?? '') ?? {};
  return { userId, name: `${firstName} ${lastName}`.trim() };
};
const noteView = (note: NoteRow, people: People): AdminNote => {
  const { id, text, createdAt, authorId, correctorId, correctedAt, version } = note;
  return {
    adminNoteId: id,
    text,
    at: createdAt.toISOString(),
    by: authorView(authorId, people),
    corrected: correctedAt && { at: correctedAt.toISOString(), by: authorView(correctorId, people) },
    version,
  };
};

/** A page of what admins noted of one account, store or order: two statements. */
export class ListNotes extends Query<AnswerOf<typeof listAdminNotes>> {
  constructor(readonly asked: InputOf<typeof listAdminNotes>['query']) {
    super();
  }
}

@QueryHandler(ListNotes)
export class ListNotesHandler implements IQueryHandler<ListNotes> {
  constructor(
    private readonly notes: NoteQueries,
    private readonly people: UserDirectory,
  ) {}

  async execute({ asked }: ListNotes): Promise<AnswerOf<typeof listAdminNotes>> {
    const { userId, partnerId, orderId, cursor, limit } = asked;
    const position = { after: cursorId(cursor), limit, uncounted: true } as const;
    const subjectId = userId ?? partnerId ?? orderId!;
    const { rows, nextCursor } = await this.notes.page(subjectId, position);
    const writers = rows.flatMap(({ authorId, correctorId }) => [authorId ?? [], correctorId ?? []].flat());
    const people = await this.people.of([...new Set<UserId>(writers)]);
    return { notes: rows.map((row) => noteView(row, people)), nextCursor };
  }
}
