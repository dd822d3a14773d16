import { changeGuests, GuestGroup, type Rsvp, Side } from '@smachot/contracts';
import { useAppDispatch, useContractForm, useProblemText } from '@smachot/web-platform';
import { Button, Dialog, Field, FilterChip, Note, SelectField, useSnackbar } from '@smachot/web-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { useChangeGuestsMutation } from '../guests/guests-api';
import { useAddressPatch } from '../../use-address-patch';
import type { ChosenGuests } from './chosen-guests';
import { patchGuests } from '../guests/guest-cache';
import { useGuestsById } from '../guests/guests-by-id';
import { OutdatedNote, type Outdated } from './outdated-note';
import { useTableWords } from '../table/table-words';
import type { GuestListState } from '../guests/use-guest-list';
import styles from '../../guest/guest.module.css';

type Target = {
  tableName?: string | null;
  group?: GuestGroup;
  groupLabel?: string | null;
  side?: Side | null;
};
/** Guests with the version of each that was seen; undefined where versions are not compared. */
type Seen = ReadonlyMap<string, number | undefined>;

/**
 * The previous tables of the guests, grouped by table, so that "undo" moves each guest back; unknown for guests whose rows were
 * not loaded.
 */
export const placesBefore = (
  rows: readonly Rsvp[],
  ids: ReadonlySet<string>,
  target: Target,
): { target: Target; ids: string[] }[] | null => {
  const chosen = rows.filter(({ _id }) => ids.has(_id));
  if (chosen.length !== ids.size) return null;
  const places = new Map<string, { target: Target; ids: string[] }>();
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

const useMove = (eventId: string) => {
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

const TargetSchema = z.pick(changeGuests.body, {
  tableName: true,
  group: true,
  groupLabel: true,
  side: true,
});
type MoveForm = { table: string; group: GuestGroup | ''; groupLabel: string; side: Side | '' };
const NOWHERE: MoveForm = { table: '', group: '', groupLabel: '', side: '' };
const targetOf = ({ table, group, groupLabel, side }: MoveForm): Target => ({
  ...(table.trim() ? { tableName: table.trim() } : {}),
  ...(group ? { group } : {}),
  ...(groupLabel.trim() ? { groupLabel: groupLabel.trim() } : {}),
  ...(side ? { side } : {}),
});
const useMoveForm = (send: (target: Target) => Promise<void>) =>
  useContractForm(TargetSchema, {
    defaults: NOWHERE,
    wireOf: targetOf,
    paths: { table: 'tableName' },
    send: (_, values) => send(targetOf(values)),
  });

type FieldsProps = { form: ReturnType<typeof useMoveForm>; tables: readonly string[] };

function MoveFields({ form, tables }: FieldsProps) {
  const { t } = useTranslation('rsvp');
  const atTable = useTableWords();
  return (
    <>
      <Field label={t('move.table')} hint={t('move.tableHint')} autoFocus {...form.field('table')} />
      {tables.length > 0 ? (
        <div className="row wrap" role="group" aria-label={t('move.known')}>
          {tables.slice(0, 20).map((known) => (
            <FilterChip
              key={known}
              on={known === form.values.table}
              onClick={() => form.change({ table: known })}
            >
              {atTable(known)}
            </FilterChip>
          ))}
        </div>
      ) : null}
      <SelectField<GuestGroup | ''>
        label={t('guests.columns.group')}
        options={[
          { value: '', label: t('move.sameGroup') },
          ...GuestGroup.options.map((value) => ({ value, label: t(`group.${value}`) })),
        ]}
        {...form.choice('group')}
      />
      <Field label={t('guest.groupLabel')} hint={t('move.groupLabelHint')} {...form.field('groupLabel')} />
      <SelectField<Side | ''>
        label={t('guest.side')}
        options={[
          { value: '', label: t('move.sameSide') },
          ...Side.options.map((value) => ({ value, label: t(`side.${value}`) })),
        ]}
        {...form.choice('side')}
      />
    </>
  );
}

type Props = { eventId: string; list: GuestListState; chosen: ChosenGuests; tables: readonly string[] };

export function MoveGuestsDialog({ eventId, list, chosen, tables }: Props) {
  const { t } = useTranslation('rsvp');
  const { close } = useAddressPatch();
  const say = useSnackbar();
  const words = useProblemText();
  const { move, isLoading, error } = useMove(eventId);
  const [outdated, setOutdated] = useState<Outdated>([]);
  const { byId, complete } = useGuestsById(eventId, [...chosen.selection]);
  const count = chosen.selection.size;
  const go = async (target: Target) => {
    const before = placesBefore(list.rows, chosen.selection, target);
    const seen = new Map([...chosen.selection].map((id) => [id, byId.get(id)?.version]));
    const answer = await move(seen, target).catch(() => null);
    if (answer === null) return;
    const left = new Set(answer.outdated.map(({ _id }) => _id));
    const versionAfter = (id: string) => {
      const version = seen.get(id);
      return version === undefined ? undefined : version + 1;
    };
    // A guest that another person changed since keeps that change; undo does not overwrite it.
    const back =
      before &&
      (() =>
        before.forEach((place) => {
          const moved = place.ids.filter((id) => !left.has(id));
          if (moved.length > 0) void move(new Map(moved.map((id) => [id, versionAfter(id)])), place.target);
        }));
    if (answer.changed > 0) say(t('move.done', { count: answer.changed }), back ? { undo: back } : undefined);
    setOutdated(answer.outdated);
    if (left.size > 0) return chosen.unchoose([...chosen.selection].filter((id) => !left.has(id)));
    chosen.clear();
    close('open');
  };
  const form = useMoveForm(go);
  const target = targetOf(form.values);
  return (
    <Dialog
      open
      title={t('move.title', { count })}
      onClose={() => close('open')}
      actions={
        <>
          <Button
            kind="primary"
            busy={isLoading || !complete}
            disabled={count === 0 || Object.keys(target).length === 0}
            onClick={() => void form.submit()}
          >
            {t('move.confirm', { count })}
          </Button>
          <Button
            kind="ghost"
            disabled={isLoading || !complete || count === 0}
            onClick={() => void go({ tableName: null })}
          >
            {t('move.fromTable')}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        {error ? <Note tone="bad">{words(error)}</Note> : null}
        <OutdatedNote outdated={outdated} />
        <MoveFields form={form} tables={tables} />
      </div>
    </Dialog>
  );
}
