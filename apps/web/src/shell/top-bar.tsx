import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, NavLink } from 'react-router';
import { useSession } from '@smachot/web-platform';
import { Button, IconButton, Logo } from '@smachot/web-ui';
import { AccountMenu } from './account-menu';
import { SiteSearch } from './site-search';
import styles from './shell.module.css';

const Bell = lazy(async () => ({ default: (await import('@smachot/web-notifications')).NotificationsBell }));

type TopBarProps = { onMenu: () => void; onSettings: () => void };

export function TopBar({ onMenu, onSettings }: TopBarProps) {
  const { t } = useTranslation('shell');
  const [searching, setSearching] = useState(false);
  return (
    <header className="topbar">
      <div className="topbar-in">
        <IconButton icon="menu" label={t('menu')} onClick={onMenu} aria-haspopup="dialog" />
        <Link to="/" style={{ textDecoration: 'none' }}>
          <Logo />
          <span className="sr">{t('toStart')}</span>
        </Link>
        <MainNavigation />
        <div className={styles.end}>
          <div className={styles.search}>
            <SiteSearch />
          </div>
          <span className="only-phone">
            <IconButton
              icon="search"
              label={t('search')}
              aria-expanded={searching}
              onClick={() => setSearching(!searching)}
            />
          </span>
          <Visitor onSettings={onSettings} />
        </div>
      </div>
      {searching ? (
        <div className={styles.searchRow}>
          <SiteSearch autoFocus onDone={() => setSearching(false)} />
        </div>
      ) : null}
    </header>
  );
}

function MainNavigation() {
  const { t } = useTranslation('shell');
  const { status, user } = useSession();
  return (
    <nav className="topnav" aria-label={t('mainNavigation')}>
      <NavLink to="/" end>
        {t('nav.suppliers')}
      </NavLink>
      <NavLink to="/discover" className={user ? styles.roomy : undefined}>
        {t('nav.discover')}
      </NavLink>
      {status === 'anonymous' ? <NavLink to="/become-a-partner">{t('nav.join')}</NavLink> : null}
      {user ? <NavLink to="/me/rsvps">{t('nav.myEvents')}</NavLink> : null}
      {user ? <NavLink to="/me/orders">{t('nav.myOrders')}</NavLink> : null}
    </nav>
  );
}

/** The bell and the account of a signed-in visitor, or the way to sign in. */
function Visitor({ onSettings }: Pick<TopBarProps, 'onSettings'>) {
  const { t } = useTranslation('shell');
  const { status, user } = useSession();
  if (user)
    return (
      <>
        <Suspense fallback={<span style={{ inlineSize: 44 }} />}>
          <Bell />
        </Suspense>
        <AccountMenu user={user} onSettings={onSettings} />
      </>
    );
  return status === 'anonymous' ? (
    <Button kind="ghost" to="/login">
      {t('signIn')}
    </Button>
  ) : null;
}
