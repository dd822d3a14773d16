import { type ThreadId, writeMessage } from '@smachot/contracts';
import { useContractForm, useDraft, useProblemText } from '@smachot/web-platform';
import { Button, Field, Note, useMedia } from '@smachot/web-ui';
import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type ThreadPage, useWriteMessageMutation } from './conversations-api';
import { PictureButton } from './picture-button';
import { SavedRepliesDialog } from './saved-replies.dialog';
import { useKeyOf } from './use-key-of';
import styles from './conversations.module.css';

/** State of the form of a new message. The draft is kept on this device until it is sent. */
const useMessageForm = (threadId: ThreadId) => {
  const [draft, keep, forget] = useDraft(`message:${threadId}`, '');
  const [write] = useWriteMessageMutation();
  const { keyOf, done } = useKeyOf();
  return useContractForm(writeMessage.body, {
    defaults: { text: draft },
    onTyped: ({ text }) => keep(text),
    send: async (_, { text }, reset) => {
      const { error } = await write({ params: { threadId }, body: { text }, idempotencyKey: keyOf(text) });
      if (error) return error;
      done();
      reset({ text: '' });
      forget();
    },
  });
};

type SavedProps = { partner: string; onChoose: (reply: string) => void };

/** The button that opens the store's saved replies, and their dialog. */
function SavedRepliesButton({ partner, onChoose }: SavedProps) {
  const { t } = useTranslation('conversations');
  const [choosing, setChoosing] = useState(false);
  const choose = (reply: string) => {
    onChoose(reply);
    setChoosing(false);
  };
  return (
    <>
      <Button kind="line" icon="file" aria-haspopup="dialog" onClick={() => setChoosing(true)}>
        {t('saved.open')}
      </Button>
      {choosing ? (
        <SavedRepliesDialog partner={partner} onClose={() => setChoosing(false)} onChoose={choose} />
      ) : null}
    </>
  );
}

export function WriteForm({ thread }: { thread: ThreadPage }) {
  const { t } = useTranslation('conversations');
  const words = useProblemText();
  const hasKeyboard = useMedia('(pointer: fine)');
  const form = useMessageForm(thread._id);
  const { text } = form.values;
  const ready = text.trim() !== '' && !form.busy;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    if (ready) void form.submit();
  };
  const insert = (reply: string) =>
    form.change({ text: text.trim() ? `${text.trimEnd()}\n${reply}` : reply });
  return (
    <form className={styles.form} {...form.props}>
      <Field
        label={t('write.label')}
        hint={hasKeyboard ? t('write.keys') : undefined}
        multiline
        minRows={2}
        maxRows={8}
        {...form.field('text')}
        onKeyDown={onKeyDown}
      />
      {form.problem ? <Note tone="bad">{words(form.problem)}</Note> : null}
      <div className="row wrap">
        <Button kind="primary" icon="send" type="submit" busy={form.busy} disabled={!ready}>
          {t('write.send')}
        </Button>
        {thread.side === 'partner' ? (
          <SavedRepliesButton partner={thread.partnerUsername} onChoose={insert} />
        ) : null}
        <PictureButton threadId={thread._id} />
      </div>
    </form>
  );
}
