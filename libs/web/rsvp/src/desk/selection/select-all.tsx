import { type EventId, listRsvpIds } from '@smachot/contracts';
import { fetchCall } from '@smachot/web-platform';
import { Button } from '@smachot/web-ui';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChosenGuests } from './chosen-guests';
import { filterQuery, isFiltered, type GuestFilter } from '../filters/filters';
import { extent } from './selection';
import type { GuestListState } from '../guests/use-guest-list';

type Props = { eventId: EventId; filter: GuestFilter; list: GuestListState; chosen: ChosenGuests };

/** Selects all guests the filter matches, including rows that are not loaded: the server lists their ids. */
export const useChooseAll = ({ eventId, filter, list, chosen }: Props) => {
  const [busy, setBusy] = useState(false);
  const ids = list.rows.map(({ _id }) => _id);
  const state = extent(chosen.selection, ids, list.hasMore);
  const chooseAll = async () => {
    if (busy) return;
    if (state === 'all') return chosen.clear();
    if (!list.hasMore) return chosen.choose(ids);
    setBusy(true);
    try {
      chosen.choose(
        (await fetchCall(listRsvpIds, { params: { eventId }, query: filterQuery(filter) })).rsvpIds,
      );
    } catch {
      if (!list.ofBefore) chosen.choose(ids); // no connection: at least whom the person sees; the bar says how many
    } finally {
      setBusy(false);
    }
  };
  return { state, busy, chooseAll };
};

export function SelectAll(props: Props) {
  const { t } = useTranslation('rsvp');
  const { state, chooseAll } = useChooseAll(props);
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = state === 'some';
  }, [state]);
  return (
    <span role="columnheader">
      <label className="tap">
        <input
          ref={box}
          type="checkbox"
          className="check"
          checked={state === 'all'}
          data-some={state === 'some' ? '' : undefined}
          onChange={() => void chooseAll()}
          aria-label={t('guests.chooseAll')}
        />
      </label>
    </span>
  );
}

/** Selects all guests of a filtered list: phones have no table head with its checkbox. */
export function ChooseFiltered(props: Props) {
  const { t } = useTranslation('rsvp');
  const { state, busy, chooseAll } = useChooseAll(props);
  if (!isFiltered(props.filter) || props.list.rows.length === 0) return null;
  return (
    <Button kind="ghost" busy={busy} onClick={() => void chooseAll()}>
      {t(state === 'all' ? 'chosen.clear' : 'chosen.filtered')}
    </Button>
  );
}
