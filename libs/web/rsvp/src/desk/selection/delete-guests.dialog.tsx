import type { EventId, RsvpId } from '@smachot/contracts';
import { useAppDispatch, useProblemText } from '@smachot/web-platform';
import { ConfirmDialog, Spinner, useSnackbar } from '@smachot/web-ui';
import { statsGroupOf } from '@smachot/lifecycles';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDeleteGuestsMutation, useRestoreGuestsMutation } from '../guests/guests-api';
import { useAddressPatch } from '../../use-address-patch';
import type { ChosenGuests } from './chosen-guests';
import { useDeskProblem } from '../desk-problem';
import { patchGuests } from '../guests/guest-cache';
import { useGuestsById } from '../guests/guests-by-id';
import { OutdatedNote, type Outdated } from './outdated-note';

/** Deletes guests and offers the way back; undo is the server's for ten minutes. */
const useDeleteGuests = (eventId: EventId) => {
  const { t } = useTranslation('rsvp');
  const dispatch = useAppDispatch();
  const say = useSnackbar();
  const words = useProblemText();
  const tell = useDeskProblem();
  const [remove, state] = useDeleteGuestsMutation();
  const [restore] = useRestoreGuestsMutation();
  const undo = (rsvpIds: RsvpId[]) => {
    restore({ params: { eventId }, body: { rsvpIds } })
      .unwrap()
      .catch((error: unknown) => tell(words(error)));
  };
  /**
   * Deletes guests. Returns the guests that were not deleted because another person changed them meanwhile; null when the server
   * refused.
   */
  const deleteGuests = async (rsvpIds: RsvpId[], versions: number[]): Promise<Outdated | null> => {
    const compared = versions.length === rsvpIds.length ? { versions } : {};
    const answer = await remove({ params: { eventId }, body: { rsvpIds, ...compared } })
      .unwrap()
      .catch(() => null);
    if (!answer) return null;
    const left = new Set(answer.outdated.map(({ _id }) => _id));
    const gone = rsvpIds.filter((id) => !left.has(id));
    dispatch(patchGuests(eventId, gone, () => null));
    if (gone.length > 0) say(t('delete.done', { count: answer.deleted }), { undo: () => undo(gone) });
    return answer.outdated;
  };
  return { deleteGuests, isLoading: state.isLoading, error: state.error };
};

const ANSWERED = new Set(['attending', 'declined']);

/** The chosen guests' deletion. A guest that another person changed meanwhile is not deleted and stays chosen. */
const useDeleteChosen = (eventId: EventId, chosen: ChosenGuests) => {
  const { close } = useAddressPatch();
  const [outdated, setOutdated] = useState<Outdated>([]);
  const ids = [...chosen.selection];
  const { byId, complete } = useGuestsById(eventId, ids);
  const { deleteGuests, isLoading, error } = useDeleteGuests(eventId);
  const answered = ids.filter((id) =>
    ANSWERED.has(statsGroupOf(byId.get(id)?.rsvpStatus ?? 'created')),
  ).length;
  const gifts = ids.filter((id) => (byId.get(id)?.income ?? 0) > 0).length;
  const deleteChosen = async () => {
    const versions = ids.flatMap((id) => byId.get(id)?.version ?? []);
    const left = await deleteGuests(ids, versions);
    if (!left) return;
    setOutdated(left);
    const leftIds = new Set(left.map(({ _id }) => _id));
    if (left.length > 0) return chosen.unchoose(ids.filter((id) => !leftIds.has(id)));
    chosen.clear();
    close('open');
  };
  return { deleteChosen, count: ids.length, answered, gifts, outdated, complete, isLoading, error };
};

export function DeleteGuestsDialog({ eventId, chosen }: { eventId: EventId; chosen: ChosenGuests }) {
  const { t } = useTranslation('rsvp');
  const { close } = useAddressPatch();
  const words = useProblemText();
  const { deleteChosen, count, answered, gifts, outdated, complete, isLoading, error } = useDeleteChosen(
    eventId,
    chosen,
  );
  return (
    <ConfirmDialog
      open
      tone="bad"
      title={t('delete.title', { count })}
      text={
        complete ? (
          <>
            <OutdatedNote outdated={outdated} />
            <p>{answered > 0 ? t('delete.answered', { count: answered }) : t('delete.nobodyAnswered')}</p>
            {gifts > 0 ? <p>{t('delete.gifts', { count: gifts })}</p> : null}
            <p className="muted">{t('delete.undo')}</p>
          </>
        ) : (
          <Spinner label={t('delete.counting')} />
        )
      }
      confirm={t('delete.confirm', { count })}
      busy={isLoading || !complete}
      problem={error ? words(error) : undefined}
      onConfirm={() => void deleteChosen()}
      onClose={() => close('open')}
    />
  );
}
