import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, ScrollRestoration } from 'react-router';
import { LoadingScreen } from '@smachot/web-ui';
import { useAddress, useUser } from '@smachot/web-platform';
import { ConnectionLost } from './connection-lost';
import { ConsentBar } from './consent-bar';
import { Footer } from './footer';
import { RouteAnnouncer } from './route-announcer';
import { TopBar } from './top-bar';
import { useHashScroll } from './use-hash-scroll';
import { useMergeFavourites } from './use-merge-favourites';
import { usePageViews } from './use-page-views';
import { ViewingAs } from './viewing-as';
import styles from './shell.module.css';

// They open by a press: their chunks must not delay the first screen.
const loadDrawer = () => import('./nav-drawer');
const NavDrawer = lazy(async () => ({ default: (await loadDrawer()).NavDrawer }));
const SettingsDialog = lazy(async () => ({
  default: (await import('./settings/settings-dialog')).SettingsDialog,
}));
const TermsAsked = lazy(async () => ({ default: (await import('./terms-asked')).TermsAsked }));

export function Shell() {
  const { t } = useTranslation('shell');
  const [menu, setMenu] = useState(false);
  const [panel, setPanel] = useAddress('panel', '');
  const main = useRef<HTMLElement>(null);
  const menuSeen = useSeen(menu);
  const settingsSeen = useSeen(panel === 'settings');
  useShellEffects();
  return (
    <div className={styles.shell}>
      <a className="skip" href="#main" onClick={(event) => skipTo(event, main.current)}>
        {t('skipToContent')}
      </a>
      <TopBar onMenu={() => setMenu(true)} onSettings={() => setPanel('settings', { push: true })} />
      <ViewingAs />
      <ConnectionLost />
      <TermsOnceMore />
      <main id="main" ref={main} tabIndex={-1} className={styles.main}>
        <Suspense fallback={<LoadingScreen />}>
          <Outlet />
        </Suspense>
      </main>
      <Footer />
      <ConsentBar />
      <Suspense fallback={null}>
        {menuSeen ? (
          <NavDrawer
            open={menu}
            onClose={() => setMenu(false)}
            onSettings={() => setPanel('settings', { push: true })}
          />
        ) : null}
        {settingsSeen ? <SettingsDialog open={panel === 'settings'} onClose={() => setPanel(null)} /> : null}
      </Suspense>
      <RouteAnnouncer main={main} />
      <ScrollRestoration getKey={({ pathname }) => pathname} />
    </div>
  );
}

/** The question to accept changed terms, for people who are signed in. */
function TermsOnceMore() {
  return useUser() ? (
    <Suspense fallback={null}>
      <TermsAsked />
    </Suspense>
  ) : null;
}

/** Effects of the shell, which run on every page. */
const useShellEffects = (): void => {
  useReadyMenu();
  useHashScroll();
  usePageViews();
  useMergeFavourites();
};

const QUIET_MS = 2000;

/** Loads the menu in advance, so that it opens even when the connection is lost by then. */
const useReadyMenu = (): void =>
  useEffect(() => {
    const timer = setTimeout(() => void loadDrawer().catch(() => undefined), QUIET_MS);
    return () => clearTimeout(timer);
  }, []);

/** True from the first opening on: an opened element stays mounted, so that its closing animation can run. */
const useSeen = (open: boolean): boolean => {
  const [seen, setSeen] = useState(open);
  if (open && !seen) setSeen(true);
  return seen || open;
};

// The address keeps its hash for content; the skip link only moves the focus.
const skipTo = (event: React.MouseEvent, main: HTMLElement | null) => {
  event.preventDefault();
  main?.focus();
};
