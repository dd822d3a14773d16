import { changeGuests, GuestGroup, Side } from '@smachot/contracts';
import { useContractForm, useProblemText } from '@smachot/web-platform';
import { Button, Dialog, Field, FilterChip, Note, SelectField } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { useAddressPatch } from '../../use-address-patch';
import { OutdatedNote } from './outdated-note';
import { useTableWords } from '../table/table-words';
import { useMoveChosen, type MoveProps, type Target } from './use-move-chosen';
import styles from '../../guest/guest.module.css';

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

export function MoveGuestsDialog({ tables, ...props }: MoveProps & { tables: readonly string[] }) {
  const { t } = useTranslation('rsvp');
  const { close } = useAddressPatch();
  const words = useProblemText();
  const { moveChosen, busy, outdated, error } = useMoveChosen(props);
  const count = props.chosen.selection.size;
  const form = useMoveForm(moveChosen);
  return (
    <Dialog
      open
      title={t('move.title', { count })}
      onClose={() => close('open')}
      actions={
        <>
          <Button
            kind="primary"
            busy={busy}
            disabled={count === 0 || Object.keys(targetOf(form.values)).length === 0}
            onClick={() => void form.submit()}
          >
            {t('move.confirm', { count })}
          </Button>
          <Button
            kind="ghost"
            disabled={busy || count === 0}
            onClick={() => void moveChosen({ tableName: null })}
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
