import { LONGEST_MESSAGE, sendPicture } from '@smachot/contracts';
import { newId } from '@smachot/kernel';
import { uploadFile, useAppDispatch, useDraft, useProblemText } from '@smachot/web-platform';
import { Button, Field, Note } from '@smachot/web-ui';
import { type ChangeEvent, type FormEvent, type KeyboardEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { conversationsApi, type ThreadPage, useWriteMessageMutation } from './conversations-api';
import { SavedRepliesDialog } from './saved-replies.dialog';
import { useKeyOf } from './use-key-of';

type Uploading = { share: number } | { problem: unknown } | null;

/** A picture goes by itself; after "no response" the same file is the same message. */
function PictureButton({ threadId }: { threadId: string }) {
  const { t } = useTranslation('conversations');
  const words = useProblemText();
  const dispatch = useAppDispatch();
  const input = useRef<HTMLInputElement>(null);
  const last = useRef({ name: '', key: '' });
  const [state, setState] = useState<Uploading>(null);
  const send = async (file: File) => {
    const name = `${file.name} ${file.size} ${file.lastModified}`;
    if (last.current.name !== name) last.current = { name, key: newId() };
    setState({ share: 0 });
    try {
      await uploadFile(
        sendPicture,
        { params: { threadId }, file, idempotencyKey: last.current.key },
        { onProgress: (share) => setState({ share }) },
      );
      last.current = { name: '', key: '' };
      setState(null);
      dispatch(conversationsApi.util.invalidateTags(['Thread']));
    } catch (problem) {
      setState({ problem });
    }
  };
  const onChange = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? [];
    event.target.value = '';
    if (file) void send(file);
  };
  const busy = state !== null && 'share' in state;
  return (
    <>
      <input ref={input} type="file" accept="image/png,image/jpeg" hidden onChange={onChange} />
      <Button kind="line" icon="upload" busy={busy} onClick={() => input.current?.click()}>
        {t('write.picture')}
      </Button>
      <span className="sr" role="status">
        {busy ? t('write.sending', { percent: Math.round(state.share * 100) }) : ''}
      </span>
      {state && 'problem' in state ? <Note tone="bad">{words(state.problem)}</Note> : null}
    </>
  );
}

/** What is typed is kept on this device until it is sent. */
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
    <form className="cv-form" onSubmit={onSubmit}>
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
