import { ADMIN_NOTE_MAX, type AdminNoteAbout } from '@smachot/contracts';
import { useDraft, useProblemText } from '@smachot/web-platform';
import { Button, Field, Note, QueryStatus, SkeletonRows } from '@smachot/web-ui';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Part, PartList } from '../lists/facts';
import { More } from '../payouts/more';
import { NoteItem } from './note-item';
import { useAdminNotesInfiniteQuery, useWriteAdminNoteMutation } from './notes-api';

type Props = { about: AdminNoteAbout };

const subjectOf = ({ userId, partnerId, orderId }: AdminNoteAbout) => userId ?? partnerId ?? orderId;

function NewNote({ about }: Props) {
  const { t } = useTranslation('admin');
  const words = useProblemText();
  const [text, setText, forget] = useDraft(`new-admin-note:${subjectOf(about)}`, '');
  const [write, writing] = useWriteAdminNoteMutation();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!text.trim()) return;
    const { error } = await write({ body: { ...about, text } });
    if (error) return;
    setText('');
    forget();
  };
  return (
    <form className="ui-flow" onSubmit={(event) => void submit(event)}>
      <Field
        label={t('notes.new')}
        hint={t('notes.hint')}
        multiline
        minRows={3}
        value={text}
        maxLength={ADMIN_NOTE_MAX}
        onChange={({ target }) => setText(target.value)}
      />
      {writing.error ? <Note tone="bad">{words(writing.error)}</Note> : null}
      <div>
        <Button kind="line" type="submit" busy={writing.isLoading}>
          {t('notes.write')}
        </Button>
      </div>
    </form>
  );
}

/** What admins noted of one account, store or order, the newest first. `gone`: nothing is noted of it any more. */
export function Notes({ about, gone }: Props & { gone: boolean }) {
  const { t } = useTranslation('admin');
  const query = useAdminNotesInfiniteQuery(about);
  const notes = query.currentData?.pages.flatMap((page) => page.notes);
  return (
    <Part title={t('notes.title')}>
      {gone ? null : <NewNote key={subjectOf(about)} about={about} />}
      {notes ? (
        <PartList items={notes} none={t('notes.none')} keyOf={({ adminNoteId }) => adminNoteId}>
          {(note) => <NoteItem note={note} />}
        </PartList>
      ) : (
        <QueryStatus query={query} skeleton={<SkeletonRows count={2} />} />
      )}
      <More query={query} />
    </Part>
  );
}
