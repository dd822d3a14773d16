import type { DuplicatePair, EventId, MergeChoices } from '@smachot/contracts';
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
import { firstChoices, mergedValue, type Pair } from './merge-choices';
import { MergeFields, useFieldWords } from './merge-fields';
import styles from '../guest/guest.module.css';

const usePairDecision = (eventId: EventId, pair: Pair) => {
  const [merge, merging] = useMergeGuestsMutation();
  const [keepApart, parting] = useKeepGuestsApartMutation();
  const params = { eventId };
  const [a, b] = pair.map(({ _id, version }) => ({ rsvpId: _id, version }));
  return {
    merge: (take: MergeChoices) => merge({ params, body: { guests: [a!, b!], take } }).unwrap(),
    keepApart: () => void keepApart({ params, body: { rsvpIds: [pair[0]._id, pair[1]._id] } }),
    isMerging: merging.isLoading,
    isParting: parting.isLoading,
    problem: merging.error ?? parting.error,
  };
};

type ConfirmProps = {
  pair: Pair;
  take: MergeChoices;
  open: boolean;
  busy: boolean;
  onConfirm: () => void;
  onClose: () => void;
};

/** Asks before the merge, with the values that stay. */
function ConfirmMerge({ pair, take, ...dialog }: ConfirmProps) {
  const { t } = useTranslation('rsvp');
  const inWords = useFieldWords();
  const staying = (['attendeePhone', 'estimatedNumberOfGuests', 'tableName'] as const)
    .map((field) => [field, mergedValue(pair, take, field)] as const)
    .filter(([, value]) => value !== null)
    .map(([field, value]) => `${t(`conflict.field.${field}`)}: ${inWords(field, value)}`);
  return (
    <ConfirmDialog
      title={t('duplicates.confirmTitle', { name: mergedValue(pair, take, 'attendeeName') })}
      text={
        <>
          <p>{staying.join(' · ')}</p>
          <p>{t('duplicates.confirmText')}</p>
        </>
      }
      confirm={t('duplicates.confirm')}
      {...dialog}
    />
  );
}

function PairProblem({ problem }: { problem: unknown }) {
  const { t } = useTranslation('rsvp');
  const words = useProblemText();
  if (!problem) return null;
  const changed = problemOf(problem).code === 'conflict.version';
  return <Note tone="bad">{changed ? t('duplicates.changed') : words(problem)}</Note>;
}

type PairProps = { eventId: EventId; duplicate: DuplicatePair; left: number; onClose: () => void };

/** One pair: which values stay, or that they are two guests after all. */
function PairDialog({ eventId, duplicate: { reason, guests: pair }, left, onClose }: PairProps) {
  const { t } = useTranslation('rsvp');
  const say = useSnackbar();
  const [chosen, setChosen] = useState<MergeChoices>({});
  const take = { ...firstChoices(pair), ...chosen };
  const [asking, setAsking] = useState(false);
  const stopAsking = () => setAsking(false);
  const { merge, keepApart, isMerging, isParting, problem } = usePairDecision(eventId, pair);
  const go = () =>
    merge(take)
      .then(() => say(t('duplicates.done', { name: mergedValue(pair, take, 'attendeeName') })))
      .catch(stopAsking); // said in the note
  const actions = (
    <>
      <Button kind="primary" onClick={() => setAsking(true)}>
        {t('duplicates.merge')}
      </Button>
      <Button kind="ghost" busy={isParting} onClick={keepApart}>
        {t('duplicates.apart')}
      </Button>
    </>
  );
  const confirmation = { pair, take, open: asking, busy: isMerging, onClose: stopAsking };
  return (
    <Dialog open title={t('duplicates.title')} onClose={onClose} actions={actions}>
      <div className={styles.form}>
        <p>
          {t(`duplicates.reason.${reason}`)}{' '}
          <span className="muted small">{t('duplicates.left', { count: left })}</span>
        </p>
        <PairProblem problem={problem} />
        <MergeFields pair={pair} take={take} onChange={setChosen} />
      </div>
      <ConfirmMerge {...confirmation} onConfirm={() => void go()} />
    </Dialog>
  );
}

/** Pairs of records that are likely the same guest, one after the other. */
export function MergeGuestsDialog({ eventId }: { eventId: EventId }) {
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
