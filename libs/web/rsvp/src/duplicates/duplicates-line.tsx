import type { EventId } from '@smachot/contracts';
import { Button, Note } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import { useAddressPatch } from '../use-address-patch';
import { useDuplicatesQuery } from './duplicates-api';
import styles from './duplicates.module.css';

/** Reports above the list that records look alike; renders nothing when there are none. */
export function DuplicatesLine({ eventId }: { eventId: EventId }) {
  const { t } = useTranslation('rsvp');
  const { open } = useAddressPatch();
  const { data } = useDuplicatesQuery({ params: { eventId } });
  if (!data?.count) return null;
  return (
    <Note icon="users">
      <div className="row wrap">
        <span className={styles.duplicatesWords}>{t('duplicates.line', { count: data.count })}</span>
        <Button kind="soft" onClick={() => open({ open: 'duplicates' })}>
          {t('duplicates.look')}
        </Button>
      </div>
    </Note>
  );
}
