import type { EventId, Gift } from '@smachot/contracts';
import { newId } from '@smachot/kernel';
import { useProblemText } from '@smachot/web-platform';
import { Button, Dialog, Field, Note, useSnackbar } from '@smachot/web-ui';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useThankForGiftMutation } from './gifts-api';
import type { ByHand } from './use-thank';
import styles from './gifts.module.css';

type Props = { eventId: EventId; gift: Gift; text: string; why: ByHand; onClose: () => void };

/** Copies the text, and marks the giver as thanked. */
const useByHand = ({ eventId, gift, text, onClose }: Omit<Props, 'why'>) => {
  const { t } = useTranslation('rsvp');
  const say = useSnackbar();
  const [mark, { isLoading: busy, error }] = useThankForGiftMutation();
  const [copied, setCopied] = useState(true);
  const key = useRef(newId());
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => {
        setCopied(true);
        say(t('gifts.copied'));
      },
      () => setCopied(false), // no permission: the person copies by hand
    );
  const done = async () => {
    const params = { eventId, giftId: gift._id };
    const answer = await mark({ params, body: { text: null }, idempotencyKey: key.current });
    if (!answer.error) onClose();
  };
  return { copy, done, busy, error, copied };
};

/** The text to copy, for a giver whom no message can be sent to. */
export function ThankDialog({ why, ...props }: Props) {
  const { t } = useTranslation('rsvp');
  const words = useProblemText();
  const { gift, text, onClose } = props;
  const { copy, done, busy, error, copied } = useByHand(props);
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('gifts.thankTitle', { name: gift.giver })}
      actions={
        <>
          <Button kind="line" icon="file" onClick={() => void copy()}>
            {t('gifts.copy')}
          </Button>
          <Button kind="primary" icon="check" busy={busy} onClick={() => void done()}>
            {t('gifts.mark')}
          </Button>
        </>
      }
    >
      <div className={styles.dialog}>
        <p>{t(`gifts.byHand.${why}`)}</p>
        <Field label={t('gifts.text')} value={text} multiline readOnly minRows={3} />
        {copied ? null : <Note tone="warn">{t('gifts.notCopied')}</Note>}
        {error ? <Note tone="bad">{words(error)}</Note> : null}
      </div>
    </Dialog>
  );
}
