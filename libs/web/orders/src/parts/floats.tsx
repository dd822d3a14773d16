import { isolate } from '@smachot/kernel';
import { useFormat } from '@smachot/web-platform';
import { useTranslation } from 'react-i18next';

/** Beside a number of guests: until when it may change. Nothing of one that is fixed. */
export function Floats({ until }: { until: string | null }) {
  const { t } = useTranslation('orders');
  const format = useFormat();
  if (until === null) return null;
  return <span className="od-floats">{t('linked.floats', { when: isolate(format.dayAndDate(until)) })}</span>;
}
