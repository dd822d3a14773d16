import { GuestForm, GuestGroup, maxLengthOf, Side, StatsGroup } from '@smachot/contracts';
import { Button, Dialog, Field, SelectField } from '@smachot/web-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAddressPatch } from '../../use-address-patch';
import { useGroupWords } from '../event/event-over';
import { readFilter, writeFilter, type GuestFilter } from './filters';
import { withChanges } from '../../use-address-patch';
import { useNavigate } from 'react-router';
import styles from '../../guest/guest.module.css';

type Choice<T extends string> = T | '';

/** Every filter in one place, for the combinations the chips do not offer. */
export function FiltersDialog({ tables }: { tables: readonly string[] }) {
  const { t } = useTranslation('rsvp');
  const { params, close } = useAddressPatch();
  const navigate = useNavigate();
  const now = readFilter(params);
  const [status, setStatus] = useState<Choice<StatsGroup>>(now.status ?? '');
  const [group, setGroup] = useState<Choice<GuestGroup>>(now.group ?? '');
  const [table, setTable] = useState(now.table ?? '');
  const [side, setSide] = useState<Choice<Side>>(now.side ?? '');
  const [groupLabel, setGroupLabel] = useState(now.groupLabel ?? '');
  const show = () => {
    const { search, maybe, ride, requests } = now;
    const kept = { search, maybe, ride, requests };
    const filter: GuestFilter = {
      ...(kept as GuestFilter),
      ...(side ? { side } : {}),
      ...(groupLabel.trim() ? { groupLabel: groupLabel.trim() } : {}),
      ...(status ? { status } : {}),
      ...(group ? { group } : {}),
      ...(table ? { table } : now.withoutTable ? { withoutTable: true } : {}),
    };
    void navigate(`?${withChanges(writeFilter(params, filter), { open: null })}`, {
      replace: true,
      preventScrollReset: true,
    });
  };
  const words = useGroupWords();
  const any = { value: '' as const, label: t('filters.any') };
  return (
    <Dialog
      open
      title={t('filters.title')}
      onClose={() => close('open')}
      actions={
        <Button kind="primary" block onClick={show}>
          {t('filters.show')}
        </Button>
      }
    >
      <div className={styles.form}>
        <SelectField<Choice<StatsGroup>>
          label={t('filters.status')}
          value={status}
          options={[any, ...StatsGroup.options.map((value) => ({ value, label: words(value) }))]}
          onChange={(event) => setStatus(event.target.value as Choice<StatsGroup>)}
        />
        <SelectField<Choice<GuestGroup>>
          label={t('guests.columns.group')}
          value={group}
          options={[any, ...GuestGroup.options.map((value) => ({ value, label: t(`group.${value}`) }))]}
          onChange={(event) => setGroup(event.target.value as Choice<GuestGroup>)}
        />
        <SelectField<Choice<Side>>
          label={t('filters.side')}
          value={side}
          options={[any, ...Side.options.map((value) => ({ value, label: t(`side.${value}`) }))]}
          onChange={(event) => setSide(event.target.value as Choice<Side>)}
        />
        <Field
          label={t('filters.groupLabel')}
          value={groupLabel}
          maxLength={maxLengthOf(GuestForm.shape.groupLabel)}
          onChange={(event) => setGroupLabel(event.target.value)}
        />
        <Field
          label={t('guests.columns.table')}
          hint={
            tables.length > 0 ? t('filters.tables', { tables: tables.slice(0, 12).join(', ') }) : undefined
          }
          value={table}
          maxLength={maxLengthOf(GuestForm.shape.tableName)}
          onChange={(event) => setTable(event.target.value)}
        />
      </div>
    </Dialog>
  );
}
