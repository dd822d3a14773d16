import type { Invitation } from '@smachot/contracts';
import { useAddressParams, useDraftFiles, useProblemText } from '@smachot/web-platform';
import { Art, artOf, Button, Note } from '@smachot/web-ui';
import { clsx } from 'clsx';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { checkImage, type ImageProblem } from './image-check';
import type { InvitationValues } from './invitation-values';
import { LARGEST_TO_SHRINK, shrinkImage } from './shrink-image';
import invitationsStyles from '../invitations.module.css';
import styles from './image-part.module.css';

/** A file that is not uploaded yet, with the address it can be looked at. */
export type ChosenImage = { file: File; address: string };

/** Revokes the object URL when another picture replaces it, or the form unmounts. */
const useRevoked = (chosen: ChosenImage | null) =>
  useEffect(() => {
    if (!chosen) return;
    return () => URL.revokeObjectURL(chosen.address);
  }, [chosen]);

/** The picture of a form that is not saved yet; it survives a reload beside the draft of that name. */
export const useChosenImage = (draft: string) => {
  const { files, choose, forget } = useDraftFiles(draft);
  const [file] = files;
  const image = useMemo(() => (file ? { file, address: URL.createObjectURL(file) } : null), [file]);
  return { image, choose: (chosen: File | null) => choose(chosen ? [chosen] : []), forget };
};

/** Checks a file and shrinks it when it is too large; `refused` says why the last one was not taken. */
const useImageCheck = (onChoose: (image: File) => void) => {
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<ImageProblem | null>(null);
  const choose = async (file: File | undefined) => {
    if (!file) return;
    const found = await checkImage(file);
    setBusy(true);
    const image = found === 'tooLarge' && file.size <= LARGEST_TO_SHRINK ? await shrinkImage(file) : file;
    setBusy(false);
    const refusal = found === 'tooLarge' && image && image !== file ? null : found;
    setRefused(refusal);
    if (!refusal && image) onChoose(image);
  };
  return { choose, busy, refused };
};

type PickerProps = {
  label: string;
  busy: boolean;
  onFile: (file: File | undefined) => void;
  onDrop: (() => void) | undefined;
};

/** Opens the device's file dialog. `onDrop` takes the chosen file back. */
function ImagePicker({ label, busy, onFile, onDrop }: PickerProps) {
  const { t } = useTranslation('rsvp');
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <div className="row wrap">
        <Button kind="soft" icon="upload" busy={busy} onClick={() => input.current?.click()}>
          {label}
        </Button>
        {onDrop ? (
          <Button kind="ghost" onClick={onDrop}>
            {t('image.drop')}
          </Button>
        ) : null}
      </div>
      <input
        ref={input}
        type="file"
        hidden
        accept="image/png,image/jpeg"
        aria-label={t('image.choose')}
        onChange={(event) => {
          onFile(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
    </>
  );
}

type Props = {
  invitation: Invitation | null;
  chosen: ChosenImage | null;
  onChoose: (image: File | null) => void;
  problem: unknown;
};

/** The picture above the message. Without one, the message and this preview show our own drawing. */
export function ImagePart({ invitation, chosen, onChoose, problem }: Props) {
  const { t } = useTranslation('rsvp');
  const words = useProblemText();
  const [params] = useAddressParams();
  const occasion = useWatch<InvitationValues, 'occasion'>({ name: 'occasion' });
  const { choose, busy, refused } = useImageCheck(onChoose);
  const shown = chosen?.address ?? invitation?.imageUrl ?? null;
  useRevoked(chosen);
  const failed = !chosen && params.get('image') === 'failed';
  return (
    <section className={clsx('card', invitationsStyles.formPart)} id="image">
      <h2>{t('image.title')}</h2>
      <div className={styles.picture}>
        <div className={styles.pictureShown}>
          {shown ? <img src={shown} alt={t('image.alt')} /> : <Art name={artOf(occasion)} fit="cover" />}
        </div>
        <p className="muted small">{t('image.hint')}</p>
        {refused ? <Note tone="bad">{t(`image.${refused}`)}</Note> : null}
        {problem ? (
          <Note tone="bad">{words(problem)}</Note>
        ) : failed ? (
          <Note tone="bad">{t('image.failed')}</Note>
        ) : null}
        <ImagePicker
          label={shown ? t('image.replace') : t('image.choose')}
          busy={busy}
          onFile={(file) => void choose(file)}
          onDrop={chosen ? () => onChoose(null) : undefined}
        />
      </div>
    </section>
  );
}
