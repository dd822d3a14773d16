import type { EventId, GuestGroup, Rsvp, RsvpId, Side } from '@smachot/contracts';
import { useAppDispatch } from '@smachot/web-platform';
import { useSnackbar } from '@smachot/web-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAddressPatch } from '../../use-address-patch';
import { patchGuests } from '../guests/guest-cache';
import { useChangeGuestsMutation } from '../guests/guests-api';
import { useGuestsById } from '../guests/guests-by-id';
import type { GuestListState } from '../guests/use-guest-list';
import type { ChosenGuests } from './chosen-guests';
import type { Outdated } from './outdated-note';

export type Target = {
  tableName?: string | null;
  group?: GuestGroup;
  groupLabel?: string | null;
  side?: Side | null;
};
/** Guests with the version of each that was seen; undefined where versions are not compared. */
type Seen = ReadonlyMap<string, number | undefined>;
type Place = { target: Target; ids: RsvpId[] };

/**
 * The previous tables of the guests, grouped by table, so that "undo" moves each guest back; unknown for guests whose rows were
 * not loaded.
 */
const placesBefore = (rows: readonly Rsvp[], ids: ReadonlySet<RsvpId>, target: Target): Place[] | null => {
  const chosen = rows.filter(({ _id }) => ids.has(_id));
  if (chosen.length !== ids.size) return null;
  const places = new Map<string, Place>();
  for (const { _id, tableName, group, groupLabel, side } of chosen) {
    const before: Target = {
      ...('tableName' in target ? { tableName } : {}),
      ...('group' in target ? { group } : {}),
      ...('groupLabel' in target ? { groupLabel } : {}),
      ...('side' in target ? { side } : {}),
    };
    const key = JSON.stringify(before);
    const place = places.get(key) ?? { target: before, ids: [] };
    place.ids.push(_id);
    places.set(key, place);
  }
  return [...places.values()];
};

/** Moves guests and shows them moved; returns the guests another person changed since they were seen. */
const useMove = (eventId: EventId) => {
  const dispatch = useAppDispatch();
  const [change, { isLoading, error }] = useChangeGuestsMutation();
  const move = async (seen: Seen, target: Target) => {
    const rsvpIds = [...seen.keys()];
    const versions = [...seen.values()].flatMap((version) => version ?? []);
    const compared = versions.length === rsvpIds.length ? { versions } : {};
    const answer = await change({ params: { eventId }, body: { rsvpIds, ...compared, ...target } }).unwrap();
    const left = new Set(answer.outdated.map(({ _id }) => _id));
    const moved = rsvpIds.filter((id) => !left.has(id));
    dispatch(patchGuests(eventId, moved, (guest) => ({ ...guest, ...target, version: guest.version + 1 })));
    return answer;
  };
  return { move, isLoading, error };
};

/** Moves that take back a move: only guests that were moved, each upon the version the move made. */
const movesBack = (places: readonly Place[], seen: Seen, left: ReadonlySet<string>): [Seen, Target][] =>
  places
    .map(({ target, ids }): [Seen, Target] => {
      const moved = ids.filter((id) => !left.has(id));
      const versionAfter = (id: RsvpId) => {
        const version = seen.get(id);
        return version === undefined ? undefined : version + 1;
      };
      return [new Map(moved.map((id) => [id, versionAfter(id)])), target];
    })
    .filter(([guests]) => guests.size > 0);

export type MoveProps = { eventId: EventId; list: GuestListState; chosen: ChosenGuests };

/** The chosen guests' move, with its undo. A guest that another person changed since is not moved. */
export const useMoveChosen = ({ eventId, list, chosen }: MoveProps) => {
  const { t } = useTranslation('rsvp');
  const { close } = useAddressPatch();
  const say = useSnackbar();
  const { move, isLoading, error } = useMove(eventId);
  const [outdated, setOutdated] = useState<Outdated>([]);
  const ids = [...chosen.selection];
  const { byId, complete } = useGuestsById(eventId, ids);
  const moveChosen = async (target: Target) => {
    const before = placesBefore(list.rows, chosen.selection, target);
    const seen = new Map(ids.map((id) => [id, byId.get(id)?.version]));
    const answer = await move(seen, target).catch(() => null);
    if (answer === null) return;
    const left = new Set(answer.outdated.map(({ _id }) => _id));
    const undo = before && (() => movesBack(before, seen, left).forEach((back) => void move(...back)));
    if (answer.changed > 0) say(t('move.done', { count: answer.changed }), undo ? { undo } : undefined);
    setOutdated(answer.outdated);
    if (left.size > 0) return chosen.unchoose(ids.filter((id) => !left.has(id)));
    chosen.clear();
    close('open');
  };
  return { moveChosen, busy: isLoading || !complete, outdated, error };
};
