import type { DuplicatePair, MergeChoices } from '@smachot/contracts';
import { problemOf, useProblemText } from '@smachot/web-platform';
import {
  Button,
  ConfirmDialog,
  Dialog,
  EmptyState,
  Note,
  QueryStatus,
  SkeletonRows,
  useSnackbar,
} from '@smachot/web-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAddressPatch } from '../use-address-patch';
import { useDuplicatesQuery, useKeepGuestsApartMutation, useMergeGuestsMutation } from './duplicates-api';
import { firstChoices, mergedValue } from './merge-choices';
import { MergeFields, useFieldWords } from './merge-fields';
import styles from '../guest/guest.module.css';

type PairProps = { eventId: string; duplicate: DuplicatePair; left: number; onClose: () => void };

/** One pair: which values stay, or that they are two guests after all. */
function PairDialog({ eventId, duplicate: { reason, guests: pair }, left, onClose }: PairProps) {
  const { t } = useTranslation('rsvp');
  const words = useProblemText();
  const inWords = useFieldWords();
  const say = useSnackbar();
  const [chosen, setChosen] = useState<MergeChoices>({});
  const take = { ...firstChoices(pair), ...chosen };
  const [asking, setAsking] = useState(false);
  const [merge, merging] = useMergeGuestsMutation();
  const [keepApart, parting] = useKeepGuestsApartMutation();
  const params = { eventId };
  const name = mergedValue(pair, take, 'attendeeName');
  const go = () => {
    const guests = pair.map(({ _id, version }) => ({ rsvpId: _id, version }));
    merge({ params, body: { guests: [guests[0]!, guests[1]!], take } })
      .unwrap()
      .then(() => say(t('duplicates.done', { name })))
      .catch(() => setAsking(false)); // said in the note
  };
  const apart = () => void keepApart({ params, body: { rsvpIds: [pair[0]._id, pair[1]._id] } });
  const problem = merging.error ?? parting.error;
  const kept = (['attendeePhone', 'estimatedNumberOfGuests', 'tableName'] as const)
    .map((field) => [field, mergedValue(pair, take, field)] as const)
    .filter(([, value]) => value !== null)
    .map(([field, value]) => `${t(`conflict.field.${field}`)}: ${inWords(field, value)}`);
  return (
    <Dialog
      open
      title={t('duplicates.title')}
      onClose={onClose}
      actions={
        <>
          <Button kind="primary" onClick={() => setAsking(true)}>
            {t('duplicates.merge')}
          </Button>
          <Button kind="ghost" busy={parting.isLoading} onClick={apart}>
            {t('duplicates.apart')}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <p>
          {t(`duplicates.reason.${reason}`)}{' '}
          <span className="muted small">{t('duplicates.left', { count: left })}</span>
        </p>
        {problem ? (
          <Note tone="bad">
            {problemOf(problem).code === 'conflict.version' ? t('duplicates.changed') : words(problem)}
          </Note>
        ) : null}
        <MergeFields pair={pair} take={take} onChange={setChosen} />
      </div>
      <ConfirmDialog
        open={asking}
        title={t('duplicates.confirmTitle', { name })}
        text={
          <>
            <p>{kept.join(' · ')}</p>
            <p>{t('duplicates.confirmText')}</p>
          </>
        }
        confirm={t('duplicates.confirm')}
        busy={merging.isLoading}
        onConfirm={go}
        onClose={() => setAsking(false)}
      />
    </Dialog>
  );
}

/** Pairs of records that are likely the same guest, one after the other. */
export function MergeGuestsDialog({ eventId }: { eventId: string }) {
  const { t } = useTranslation('rsvp');
  const { close } = useAddressPatch();
  const query = useDuplicatesQuery({ params: { eventId } }, { refetchOnMountOrArgChange: true });
  const leave = () => close('open');
  const first = query.data?.pairs[0];
  if (first)
    return (
      <PairDialog
        key={first.guests.map(({ _id }) => _id).join(' ')}
        eventId={eventId}
        duplicate={first}
        left={query.data?.count ?? 1}
        onClose={leave}
      />
    );
  return (
    <Dialog open title={t('duplicates.title')} onClose={leave}>
      {query.data ? (
        <EmptyState
          art="empty-guests"
          title={t('duplicates.none')}
          text={t('duplicates.noneText')}
          action={
            <Button kind="primary" onClick={leave}>
              {t('duplicates.back')}
            </Button>
          }
        />
      ) : (
        <QueryStatus query={query} skeleton={<SkeletonRows count={4} />} />
      )}
    </Dialog>
  );
}
