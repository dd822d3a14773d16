import { MESSAGE_PICTURE_MAX_BYTES, type ProblemCode, sendPicture, type ThreadId } from '@smachot/contracts';
import { newId } from '@smachot/kernel';
import { refusalWith, uploadFile, useAppDispatch, useProblemText } from '@smachot/web-platform';
import { Button, Note } from '@smachot/web-ui';
import { type ChangeEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { conversationsApi } from './conversations-api';

const TYPES = ['image/png', 'image/jpeg'];

type Uploading = { share: number } | { problem: unknown } | null;

/** Refuses files the server would refuse. The server checks the content; here only the file's declared type and size are known. */
const refusalOf = ({ type, size }: File): ProblemCode | null => {
  if (type && !TYPES.includes(type)) return 'image.unsupported';
  return size > MESSAGE_PICTURE_MAX_BYTES ? 'picture.too_large' : null;
};

/** Uploads a picture; after "no response" a retry of the same file is deduplicated as the same message. */
const usePictureUpload = (threadId: ThreadId) => {
  const dispatch = useAppDispatch();
  const last = useRef({ name: '', key: '' });
  const [state, setState] = useState<Uploading>(null);
  const send = async (file: File) => {
    const refusal = refusalOf(file);
    if (refusal) return setState({ problem: refusalWith(refusal) });
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
  return { state, send };
};

/** A picture is a message of its own. */
export function PictureButton({ threadId }: { threadId: ThreadId }) {
  const { t } = useTranslation('conversations');
  const words = useProblemText();
  const input = useRef<HTMLInputElement>(null);
  const { state, send } = usePictureUpload(threadId);
  const onChange = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? [];
    event.target.value = '';
    if (file) void send(file);
  };
  const busy = state !== null && 'share' in state;
  return (
    <>
      <input ref={input} type="file" accept={TYPES.join()} hidden onChange={onChange} />
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
