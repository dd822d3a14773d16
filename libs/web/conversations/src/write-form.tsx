import { LONGEST_MESSAGE } from '@smachot/contracts';
import { useDraft, useProblemText } from '@smachot/web-platform';
import { Button, Field, Note } from '@smachot/web-ui';
import { type FormEvent, type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type ThreadPage, useWriteMessageMutation } from './conversations-api';
import { PictureButton } from './picture-button';
import { SavedRepliesDialog } from './saved-replies.dialog';
import { useKeyOf } from './use-key-of';
import styles from './conversations.module.css';

/** The form of a new message. The draft is kept on this device until it is sent. */
export function WriteForm({ thread }: { thread: ThreadPage }) {
  const { t } = useTranslation('conversations');
  const words = useProblemText();
  const [text, setText, forget] = useDraft(`message:${thread._id}`, '');
  const [choosing, setChoosing] = useState(false);
  const [write, { isLoading, error, reset }] = useWriteMessageMutation();
  const { keyOf, done } = useKeyOf();
  const ready = text.trim() !== '' && !isLoading;
  const send = async () => {
    if (!ready) return;
    const sent = await write({
      params: { threadId: thread._id },
      body: { text },
      idempotencyKey: keyOf(text),
    });
    if (sent.error) return;
    done();
    setText('');
    forget();
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void send();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void send();
  };
  const change = (next: string) => {
    setText(next);
    if (error) reset();
  };
  return (
    <form className={styles.form} onSubmit={onSubmit}>
      <Field
        label={t('write.label')}
        hint={t('write.keys')}
        value={text}
        multiline
        minRows={2}
        maxRows={8}
        maxLength={LONGEST_MESSAGE}
        onChange={(event) => change(event.target.value)}
        onKeyDown={onKeyDown}
      />
      {error ? <Note tone="bad">{words(error)}</Note> : null}
      <div className="row wrap">
        <Button kind="primary" icon="send" type="submit" busy={isLoading} disabled={!ready}>
          {t('write.send')}
        </Button>
        {thread.side === 'partner' ? (
          <Button kind="line" icon="file" aria-haspopup="dialog" onClick={() => setChoosing(true)}>
            {t('saved.open')}
          </Button>
        ) : null}
        <PictureButton threadId={thread._id} />
      </div>
      {choosing ? (
        <SavedRepliesDialog
          partner={thread.partnerUsername}
          onClose={() => setChoosing(false)}
          onChoose={(reply) => {
            change(text.trim() ? `${text.trimEnd()}\n${reply}` : reply);
            setChoosing(false);
          }}
        />
      ) : null}
    </form>
  );
}
