import { type CustomerNote, LONGEST_NOTE, type UserId } from '@smachot/contracts';
import { useFormat, useProblemText } from '@smachot/web-platform';
import { Button, Card, ConfirmDialog, Field, Note } from '@smachot/web-ui';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOwnStore } from '../shell/own-store';
import { useAddCustomerNoteMutation, useDeleteCustomerNoteMutation } from './customers-api';
import dashboardStyles from '../dashboard.module.css';
import styles from './customers.module.css';

function OneNote({ note, customerId }: { note: CustomerNote; customerId: UserId }) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const words = useProblemText();
  const { partnerUsername: partner } = useOwnStore();
  const [asking, setAsking] = useState(false);
  const [remove, removing] = useDeleteCustomerNoteMutation();
  const confirm = async () => {
    const { error } = await remove({ params: { partner, customerId, noteId: note._id } });
    if (!error) setAsking(false);
  };
  return (
    <li className={styles.note}>
      <p dir="auto">{note.text}</p>
      <div className={dashboardStyles.between}>
        <span className="small muted">
          {note.author ?? t('customers.notes.formerCrew')} · {format.date(note.at)} {format.time(note.at)}
        </span>
        {note.mayDelete ? (
          <Button kind="ghost" danger onClick={() => setAsking(true)}>
            {t('customers.notes.delete')}
          </Button>
        ) : null}
      </div>
      <ConfirmDialog
        open={asking}
        title={t('customers.notes.deleteTitle')}
        text={t('customers.notes.deleteText')}
        confirm={t('customers.notes.delete')}
        tone="bad"
        busy={removing.isLoading}
        problem={removing.error ? words(removing.error) : null}
        onConfirm={() => void confirm()}
        onClose={() => setAsking(false)}
      />
    </li>
  );
}

function NewNote({ customerId }: { customerId: UserId }) {
  const { t } = useTranslation('dashboard');
  const words = useProblemText();
  const { partnerUsername: partner } = useOwnStore();
  const [text, setText] = useState('');
  const [add, adding] = useAddCustomerNoteMutation();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!text.trim()) return;
    const { error } = await add({ params: { partner, customerId }, body: { text } });
    if (!error) setText('');
  };
  return (
    <form className={dashboardStyles.stack} onSubmit={(event) => void submit(event)}>
      <Field
        label={t('customers.notes.new')}
        hint={t('customers.notes.hint')}
        multiline
        minRows={3}
        value={text}
        maxLength={LONGEST_NOTE}
        onChange={({ target }) => setText(target.value)}
      />
      {adding.error ? <Note tone="bad">{words(adding.error)}</Note> : null}
      <div>
        <Button kind="line" type="submit" busy={adding.isLoading}>
          {t('customers.notes.add')}
        </Button>
      </div>
    </form>
  );
}

type Props = { customerId: UserId; notes: readonly CustomerNote[]; mayWrite: boolean };

/** What the crew wrote about a customer, the newest first. */
export function CustomerNotes({ customerId, notes, mayWrite }: Props) {
  const { t } = useTranslation('dashboard');
  return (
    <Card component="section" aria-labelledby="cu-notes" className={dashboardStyles.stack}>
      <h2 id="cu-notes">{t('customers.notes.title')}</h2>
      {mayWrite ? <NewNote customerId={customerId} /> : null}
      {notes.length > 0 ? (
        <ul className={styles.notes}>
          {notes.map((note) => (
            <OneNote key={note._id} note={note} customerId={customerId} />
          ))}
        </ul>
      ) : (
        <p className="muted">{t('customers.notes.none')}</p>
      )}
    </Card>
  );
}
