import { GuestGroup, type Rsvp } from '@smachot/contracts';
import { useAppDispatch, useProblemText } from '@smachot/web-platform';
import { Button, Dialog, Field, FilterChip, Note, SelectField, useSnackbar } from '@smachot/web-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useChangeGuestsMutation } from './guests-api';
import { useAddressPatch } from '../use-address-patch';
import type { ChosenGuests } from './chosen-guests';
import { patchGuests } from './guest-cache';
import { useTableWords } from './table-words';
import type { GuestListState } from './use-guest-list';

type Target = { tableName?: string | null; group?: GuestGroup };

/** Where everybody was, by place, so that "undo" puts each back; unknown for guests whose rows were not loaded. */
export const placesBefore = (
  rows: readonly Rsvp[],
  ids: ReadonlySet<string>,
  target: Target,
): { target: Target; ids: string[] }[] | null => {
  const chosen = rows.filter(({ _id }) => ids.has(_id));
  if (chosen.length !== ids.size) return null;
  const places = new Map<string, { target: Target; ids: string[] }>();
  for (const { _id, tableName, group } of chosen) {
    const before: Target = {
      ...('tableName' in target ? { tableName } : {}),
      ...('group' in target ? { group } : {}),
    };
    const key = JSON.stringify(before);
    const place = places.get(key) ?? { target: before, ids: [] };
    place.ids.push(_id);
    places.set(key, place);
  }
  return [...places.values()];
};

const useMove = (eventId: string) => {
  const dispatch = useAppDispatch();
  const [change, { isLoading, error }] = useChangeGuestsMutation();
  const move = async (ids: Iterable<string>, target: Target) => {
    const rsvpIds = [...ids];
    const answer = await change({ params: { eventId }, body: { rsvpIds, ...target } }).unwrap();
    dispatch(patchGuests(eventId, rsvpIds, (guest) => ({ ...guest, ...target })));
    return answer.changed;
  };
  return { move, isLoading, error };
};

type Props = { eventId: string; list: GuestListState; chosen: ChosenGuests; tables: readonly string[] };

export function MoveGuestsDialog({ eventId, list, chosen, tables }: Props) {
  const { t } = useTranslation('rsvp');
  const atTable = useTableWords();
  const { close } = useAddressPatch();
  const say = useSnackbar();
  const words = useProblemText();
  const { move, isLoading, error } = useMove(eventId);
  const [table, setTable] = useState('');
  const [group, setGroup] = useState<GuestGroup | ''>('');
  const count = chosen.selection.size;
  const go = async (target: Target) => {
    const before = placesBefore(list.rows, chosen.selection, target);
    const back = before && (() => before.forEach((place) => void move(place.ids, place.target)));
    const changed = await move(chosen.selection, target).catch(() => null);
    if (changed === null) return;
    chosen.clear();
    close('open');
    say(t('move.done', { count: changed }), back ? { undo: back } : undefined);
  };
  const target: Target = {
    ...(table.trim() ? { tableName: table.trim() } : {}),
    ...(group ? { group } : {}),
  };
  return (
    <Dialog
      open
      title={t('move.title', { count })}
      onClose={() => close('open')}
      actions={
        <>
          <Button
            kind="primary"
            busy={isLoading}
            disabled={count === 0 || Object.keys(target).length === 0}
            onClick={() => void go(target)}
          >
            {t('move.confirm', { count })}
          </Button>
          <Button
            kind="ghost"
            disabled={isLoading || count === 0}
            onClick={() => void go({ tableName: null })}
          >
            {t('move.fromTable')}
          </Button>
        </>
      }
    >
      <div className="guest-form">
        {error ? <Note tone="bad">{words(error)}</Note> : null}
        <Field
          label={t('move.table')}
          hint={t('move.tableHint')}
          value={table}
          maxLength={40}
          autoFocus
          onChange={(event) => setTable(event.target.value)}
        />
        {tables.length > 0 ? (
          <div className="row wrap" role="group" aria-label={t('move.known')}>
            {tables.slice(0, 20).map((known) => (
              <FilterChip key={known} on={known === table} onClick={() => setTable(known)}>
                {atTable(known)}
              </FilterChip>
            ))}
          </div>
        ) : null}
        <SelectField<GuestGroup | ''>
          label={t('guests.columns.group')}
          value={group}
          options={[
            { value: '', label: t('move.sameGroup') },
            ...GuestGroup.options.map((value) => ({ value, label: t(`group.${value}`) })),
          ]}
          onChange={(event) => setGroup(event.target.value as GuestGroup | '')}
        />
      </div>
    </Dialog>
  );
}
