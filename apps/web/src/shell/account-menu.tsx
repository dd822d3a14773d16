import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SessionUser } from '@smachot/web-platform';
import { Avatar } from '@smachot/web-ui';
import styles from './shell.module.css';

const AccountPlaces = lazy(async () => ({ default: (await import('./account-places')).AccountPlaces }));

export function AccountMenu({ user, onSettings }: { user: SessionUser; onSettings: () => void }) {
  const { t } = useTranslation('shell');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [seen, setSeen] = useState(false);
  const name = `${user.firstName} ${user.lastName}`.trim();
  return (
    <>
      <button
        type="button"
        className={styles.avatar}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => {
          setSeen(true);
          setAnchor(event.currentTarget);
        }}
      >
        <Avatar name={name} />
        <span className="sr">{t('accountOf', { name })}</span>
      </button>
      <Suspense fallback={null}>
        {seen ? (
          <AccountPlaces anchor={anchor} onClose={() => setAnchor(null)} onSettings={onSettings} />
        ) : null}
      </Suspense>
    </>
  );
}
