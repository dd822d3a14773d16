import { isolate } from '@smachot/kernel';
import { useFormat } from '@smachot/web-platform';
import { useTranslation } from 'react-i18next';

type Props = {
  count: number;
  /** It may still move until then; null: it is fixed. */
  floatsUntil: string | null;
};

/** For how many, and until when that may change. */
export function GuestCount({ count, floatsUntil }: Props) {
  const { t } = useTranslation('orders');
  const format = useFormat();
  const participants = t('participants', { count });
  if (floatsUntil === null) return <>{participants}</>;
  return <>{t('linked.floats', { participants, when: isolate(format.dayAndDate(floatsUntil)) })}</>;
}
