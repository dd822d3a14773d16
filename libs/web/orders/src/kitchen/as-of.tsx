import { isolate } from '@smachot/kernel';
import { useFormat } from '@smachot/web-platform';
import { Note } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';

/** Says that there is no network, and from when the numbers are. Null: they are of now. */
export function AsOf({ at }: { at: number | null }) {
  const { t } = useTranslation('orders');
  const format = useFormat();
  return at === null ? null : (
    <Note tone="warn">{t('kitchen.asOf', { when: isolate(format.dateTime(at)) })}</Note>
  );
}
