import { type AdminNote, correctAdminNote } from '@smachot/contracts';
import { useConfirmed, useContested, useContractForm } from '@smachot/web-platform';
import { ActFormDialog, Button, DraftNote, Field, useSnackbar } from '@smachot/web-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ActButton } from '../acts/act-button';
import { When } from '../lists/when';
import { useCorrectAdminNoteMutation, useRemoveAdminNoteMutation } from './notes-api';
import styles from '../lists/lists.module.css';

type Props = { note: AdminNote };
type CorrectProps = Props & { onClose: () => void };

function Author({ by: { userId, name } }: Pick<AdminNote, 'by'>) {
  const { t } = useTranslation('admin');
  if (!userId) return <>{t('lists.erased')}</>;
  return (
    <Link to={`/admin-panel/users/${userId}`}>
      <bdi>{name || t('lists.erased')}</bdi>
    </Link>
  );
}

const useCorrection = ({ note: { adminNoteId, text, version }, onClose }: CorrectProps) => {
  const { t } = useTranslation('admin');
  const say = useSnackbar();
  const confirmed = useConfirmed();
  const [correct] = useCorrectAdminNoteMutation();
  return useContractForm(correctAdminNote.body, {
    defaults: { text, reason: '' },
    wireOf: (typed) => ({ ...typed, version }),
    draft: `admin-note:${adminNoteId}`,
    version,
    send: async (body) => {
      const { error } = await confirmed(() => correct({ params: { adminNoteId }, body }));
      if (error) return error;
      onClose();
      say(t('notes.corrected'));
    },
  });
};

function CorrectDialog(props: CorrectProps) {
  const { t } = useTranslation('admin');
  const form = useCorrection(props);
  const { note, onClose } = props;
  const contested = useContested(form.problem);
  return (
    <ActFormDialog
      form={form}
      title={t('notes.correctAsk')}
      text={t('notes.correctText')}
      confirm={t('notes.correct')}
      reasons={[t('notes.why.wording'), t('notes.why.mistake')]}
      onClose={onClose}
    >
      <DraftNote form={form} />
      <Field label={t('notes.words')} multiline minRows={3} {...form.field('text')} />
      {contested ? (
        <div>
          <p>{t('notes.savedNow')}</p>
          <p className={styles.reason} dir="auto">
            {note.text}
          </p>
        </div>
      ) : null}
    </ActFormDialog>
  );
}

function Remove({ note: { adminNoteId, version } }: Props) {
  const { t } = useTranslation('admin');
  const [remove] = useRemoveAdminNoteMutation();
  return (
    <ActButton
      kind="ghost"
      danger
      title={t('notes.removeAsk')}
      text={t('notes.removeText')}
      confirm={t('notes.remove')}
      done={t('notes.removed')}
      reasons={[t('notes.why.settled'), t('notes.why.mistake')]}
      send={(reason) => remove({ params: { adminNoteId }, body: { version, reason } })}
    />
  );
}

/** One note: its words, who wrote and who corrected it, and what an admin may do with it. */
export function NoteItem({ note }: Props) {
  const { t } = useTranslation('admin');
  const [correcting, setCorrecting] = useState(false);
  const { text, at, by, corrected } = note;
  return (
    <>
      <p className={styles.reason} dir="auto">
        {text}
      </p>
      <div className="small muted">
        <Author by={by} /> · <When at={at} />
      </div>
      {corrected ? (
        <div className="small muted">
          {t('notes.correctedBy')} <Author by={corrected.by} /> · <When at={corrected.at} />
        </div>
      ) : null}
      <div className={styles.acts}>
        <Button kind="ghost" icon="edit" onClick={() => setCorrecting(true)}>
          {t('notes.correct')}
        </Button>
        <Remove note={note} />
      </div>
      {correcting ? <CorrectDialog note={note} onClose={() => setCorrecting(false)} /> : null}
    </>
  );
}
