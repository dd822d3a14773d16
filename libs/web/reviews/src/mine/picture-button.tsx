import {
  addReviewPicture,
  type ProblemCode,
  REVIEW_PICTURE_MAX_BYTES,
  type ReviewId,
} from '@smachot/contracts';
import { refusalWith, uploadFile, useAppDispatch, useProblemText } from '@smachot/web-platform';
import { Button, Note } from '@smachot/web-ui';
import { type ChangeEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { reviewsApi } from '../reviews-api';

const TYPES = ['image/png', 'image/jpeg'];
type Uploading = { share: number } | { problem: unknown } | null;

/** Refuses files the server would refuse. The server checks the content; here only the file's declared type and size are known. */
const refusalOf = ({ type, size }: File): ProblemCode | null => {
  if (type && !TYPES.includes(type)) return 'image.unsupported';
  return size > REVIEW_PICTURE_MAX_BYTES ? 'picture.too_large' : null;
};

const usePictureUpload = (reviewId: ReviewId) => {
  const dispatch = useAppDispatch();
  const [state, setState] = useState<Uploading>(null);
  const send = async (file: File) => {
    const refusal = refusalOf(file);
    if (refusal) return setState({ problem: refusalWith(refusal) });
    setState({ share: 0 });
    try {
      await uploadFile(
        addReviewPicture,
        { params: { reviewId }, file },
        { onProgress: (share) => setState({ share }) },
      );
      setState(null);
      dispatch(reviewsApi.util.invalidateTags(['Review']));
    } catch (problem) {
      setState({ problem });
    }
  };
  return { state, send };
};

/** Adds a picture to an own review. */
export function PictureButton({ reviewId }: { reviewId: ReviewId }) {
  const { t } = useTranslation('reviews');
  const words = useProblemText();
  const input = useRef<HTMLInputElement>(null);
  const { state, send } = usePictureUpload(reviewId);
  const onChange = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? [];
    event.target.value = '';
    if (file) void send(file);
  };
  const busy = state !== null && 'share' in state;
  return (
    <div>
      <input ref={input} type="file" accept={TYPES.join()} hidden onChange={onChange} />
      <Button kind="line" icon="upload" busy={busy} onClick={() => input.current?.click()}>
        {t('picture.add')}
      </Button>
      <span className="sr" role="status">
        {busy ? t('picture.sending', { percent: Math.round(state.share * 100) }) : ''}
      </span>
      {state && 'problem' in state ? <Note tone="bad">{words(state.problem)}</Note> : null}
    </div>
  );
}
