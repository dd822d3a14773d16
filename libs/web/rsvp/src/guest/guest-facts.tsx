import type { Rsvp } from '@smachot/contracts';
import { useFormat } from '@smachot/web-platform';
import { Button } from '@smachot/web-ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useMayEdit } from '../may-edit';
import styles from './guest.module.css';

type Fact = [name: string, value: ReactNode];

/** Facts about the guest besides the answer; empty ones are left out. */
const useFacts = (guest: Rsvp): Fact[] => {
  const { t } = useTranslation('rsvp');
  const format = useFormat();
  const { hostNote, specialRequests, transportation, language, income, answeredAt } = guest;
  const late = answeredAt ? format.dateTime(answeredAt) : '';
  const facts: (Fact | null)[] = [
    [t('guests.columns.table'), guest.tableName ?? t('guest.noTable')],
    hostNote ? [t('guest.hostNote'), hostNote] : null,
    specialRequests ? [t('guest.requests'), specialRequests] : null,
    transportation === null
      ? null
      : [t('guest.transportation'), t(transportation ? 'guest.yes' : 'guest.no')],
    language === 'he' ? null : [t('guest.language'), t(`language.${language}`)],
    income === null ? null : [t('guest.income'), format.shekels(income)],
    guest.answeredLate ? [t('guest.late'), late] : null,
  ];
  return facts.filter((fact) => fact !== null);
};

export function GuestFacts({ guest, onEdit }: { guest: Rsvp; onEdit: () => void }) {
  const { t } = useTranslation('rsvp');
  const mayEdit = useMayEdit();
  const facts = useFacts(guest);
  return (
    <div className={styles.separated}>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <FactLine key={name} name={name} value={value} />
        ))}
      </dl>
      {mayEdit ? (
        <Button kind="ghost" icon="edit" onClick={onEdit} style={{ marginInlineStart: '-12px' }}>
          {t('guest.edit')}
        </Button>
      ) : null}
    </div>
  );
}

function FactLine({ name, value }: { name: string; value: ReactNode }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>
        <bdi>{value}</bdi>
      </dd>
    </>
  );
}
