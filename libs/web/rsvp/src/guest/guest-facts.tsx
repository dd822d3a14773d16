import type { Rsvp } from '@smachot/contracts';
import { useFormat } from '@smachot/web-platform';
import { Button } from '@smachot/web-ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useMayEdit } from '../may-edit';
import styles from './guest.module.css';

/** Facts about the guest besides the answer; empty ones are left out. */
export function GuestFacts({ guest, onEdit }: { guest: Rsvp; onEdit: () => void }) {
  const { t } = useTranslation('rsvp');
  const format = useFormat();
  const mayEdit = useMayEdit();
  const facts: [string, ReactNode][] = [
    [t('guests.columns.table'), guest.tableName ?? t('guest.noTable')],
    ...(guest.hostNote ? [[t('guest.hostNote'), guest.hostNote] as [string, ReactNode]] : []),
    ...(guest.specialRequests ? [[t('guest.requests'), guest.specialRequests] as [string, ReactNode]] : []),
    ...(guest.transportation === null
      ? []
      : [
          [t('guest.transportation'), guest.transportation ? t('guest.yes') : t('guest.no')] as [
            string,
            ReactNode,
          ],
        ]),
    ...(guest.language === 'he'
      ? []
      : [[t('guest.language'), t(`language.${guest.language}`)] as [string, ReactNode]]),
    ...(guest.income === null
      ? []
      : [[t('guest.income'), format.shekels(guest.income)] as [string, ReactNode]]),
    ...(guest.answeredLate
      ? [[t('guest.late'), guest.answeredAt ? format.dateTime(guest.answeredAt) : ''] as [string, ReactNode]]
      : []),
  ];
  return (
    <div className={styles.separated}>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <FactLine key={name} name={name} value={value} />
        ))}
      </dl>
      {mayEdit ? (
        <Button kind="ghost" icon="edit" onClick={onEdit} sx={{ marginInlineStart: '-12px' }}>
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
