import type { EventId, Gift } from '@smachot/contracts';
import { useFormat, useProblemText } from '@smachot/web-platform';
import { Badge, Button, ConfirmDialog, IconButton, Note } from '@smachot/web-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDeleteGiftMutation } from './gifts-api';
import { ThankDialog } from './thank.dialog';
import { useThank } from './use-thank';
import styles from './gifts.module.css';

type Props = { eventId: EventId; gift: Gift; thanks: string; onEdit: (gift: Gift) => void };

function Thanks({ eventId, gift, thanks }: Omit<Props, 'onEdit'>) {
  const { t } = useTranslation('rsvp');
  const format = useFormat();
  const { thank, busy, byHand, close, problem } = useThank(eventId, gift, thanks);
  const words = useProblemText();
  if (gift.thankedAt)
    return (
      <Badge tone="ok" icon="check">
        {t('gifts.thanked', { when: format.relative(gift.thankedAt) })}
      </Badge>
    );
  return (
    <>
      <Button kind="soft" icon="heart" busy={busy} onClick={() => void thank()}>
        {t('gifts.thank')}
        <span className="sr"> {gift.giver}</span>
      </Button>
      {problem ? <Note tone="bad">{words(problem)}</Note> : null}
      {byHand ? (
        <ThankDialog eventId={eventId} gift={gift} text={thanks} why={byHand} onClose={close} />
      ) : null}
    </>
  );
}

function Delete({ eventId, gift }: Pick<Props, 'eventId' | 'gift'>) {
  const { t } = useTranslation('rsvp');
  const [open, setOpen] = useState(false);
  const [remove, { isLoading, error }] = useDeleteGiftMutation();
  const words = useProblemText();
  const confirm = async () => {
    const answer = await remove({ params: { eventId, giftId: gift._id } });
    if (!answer.error) setOpen(false);
  };
  return (
    <>
      <IconButton
        icon="trash"
        label={t('gifts.delete', { name: gift.giver })}
        onClick={() => setOpen(true)}
      />
      <ConfirmDialog
        open={open}
        onClose={() => setOpen(false)}
        onConfirm={() => void confirm()}
        title={t('gifts.deleteTitle', { name: gift.giver })}
        text={error ? words(error) : t(gift.rsvpId ? 'gifts.deleteText' : 'gifts.deleteEnvelope')}
        confirm={t('gifts.deleteConfirm')}
        stay={t('gifts.deleteKeep')}
        tone="bad"
        busy={isLoading}
      />
    </>
  );
}

/** One gift: who, what, and whether thanked. */
export function GiftRow({ eventId, gift, thanks, onEdit }: Props) {
  const { t } = useTranslation('rsvp');
  const format = useFormat();
  const what = [
    gift.kind && t(`gifts.kind.${gift.kind}`),
    gift.side && t(`side.${gift.side}`),
    gift.rsvpId ? null : t('gifts.notListed'),
    gift.note,
  ].filter(Boolean);
  return (
    <li className={styles.row}>
      <span className={styles.who}>
        <b className="ell" dir="auto">
          {gift.giver}
        </b>
        <span className="small muted">{what.join(' · ')}</span>
      </span>
      <b className={styles.amount}>{gift.amount === null ? '–' : format.shekels(gift.amount)}</b>
      <span className={styles.acts}>
        <Thanks eventId={eventId} gift={gift} thanks={thanks} />
        <IconButton icon="edit" label={t('gifts.edit', { name: gift.giver })} onClick={() => onEdit(gift)} />
        <Delete eventId={eventId} gift={gift} />
      </span>
    </li>
  );
}
