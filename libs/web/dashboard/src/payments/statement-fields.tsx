import { StatementKind } from '@smachot/contracts';
import { DateField, SelectField } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import type { StatementFilter } from './payments-api';
import styles from './payments.module.css';

type Props = {
  filter: StatementFilter;
  onChange: (changed: { [K in keyof StatementFilter]: string }) => void;
};

/** Days and kind of the lines. */
export function StatementFields({ filter, onChange }: Props) {
  const { t } = useTranslation('dashboard');
  const { from = '', until = '', kind } = filter;
  const kinds = StatementKind.options.map((value) => ({ value, label: t(`payments.kinds.${value}`) }));
  return (
    <div className={styles.filters} role="search" aria-label={t('payments.filter')}>
      <DateField
        label={t('payments.from')}
        value={from}
        {...(until && { max: until })}
        onChange={(day) => onChange({ from: day })}
      />
      <DateField
        label={t('payments.until')}
        value={until}
        {...(from && { min: from })}
        onChange={(day) => onChange({ until: day })}
      />
      <SelectField<StatementKind | ''>
        label={t('payments.kind')}
        options={[{ value: '', label: t('payments.allKinds') }, ...kinds]}
        value={kind ?? ''}
        onChange={({ target }) => onChange({ kind: target.value })}
      />
    </div>
  );
}
