import { isolate } from '@smachot/kernel';
import { session, useFormat, viewedAs } from '@smachot/web-platform';
import { Button, Icon } from '@smachot/web-ui';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './shell.module.css';

const msUntil = (instant: string): number => Date.parse(instant) - Date.now();

/** On every screen while a super admin looks through another's eyes: through whose, until when, and the way back. */
export function ViewingAs() {
  const { t } = useTranslation('shell');
  const format = useFormat();
  const view = viewedAs.current();
  const endsAt = view?.endsAt;
  useEffect(() => {
    if (endsAt === undefined) return;
    const timer = setTimeout(() => void session.endView(), msUntil(endsAt));
    return () => clearTimeout(timer);
  }, [endsAt]);
  if (!view) return null;
  return (
    <div className={styles.lost} role="status">
      <Icon name="eye" size={18} />
      <span>
        {t('viewingAs.text', { name: isolate(view.name), until: isolate(format.time(view.endsAt)) })}
      </span>
      <Button kind="line" onClick={() => void session.endView()}>
        {t('viewingAs.stop')}
      </Button>
    </div>
  );
}
