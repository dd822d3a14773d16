import { useSpan } from '@smachot/web-platform';
import { Icon } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import { useResponseTimeQuery } from '../stores-api';
import styles from './store.module.css';

/** The store's usual response time; renders nothing until enough orders were answered. */
export function ResponseTime({ partner }: { partner: string }) {
  const { t } = useTranslation('stores');
  const span = useSpan();
  const { currentData } = useResponseTimeQuery({ params: { partner } });
  const minutes = currentData?.responseMinutes ?? null;
  if (minutes === null) return null;
  return (
    <p className={styles.fact}>
      <Icon name="send" />
      <span>{t('contact.answersWithin', { span: span(minutes) })}</span>
    </p>
  );
}
