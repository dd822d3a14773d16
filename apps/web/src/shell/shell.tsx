import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ScrollRestoration } from 'react-router';
import { loadOverlays } from '@smachot/web-ui';
import { useAddress, useUser } from '@smachot/web-platform';
import { ConnectionLost } from './connection-lost';
import { ConsentBar } from './consent-bar';
import { Footer } from './footer';
import { RouteAnnouncer } from './route-announcer';
import { Screen } from './screen';
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
const NewVersion = lazy(async () => ({ default: (await import('./version/new-version')).NewVersion }));
const TermsAsked = lazy(async () => ({ default: (await import('./terms-asked')).TermsAsked }));

export function Shell() {
  const { t } = useTranslation('shell');
  const [menu, setMenu] = useState(false);
  const [panel, setPanel] = useAddress('panel', '');
  const main = useRef<HTMLElement>(null);
  const menuSeen = useSeen(menu);
  const settingsSeen = useSeen(panel === 'settings');
  const isQuiet = useShellEffects();
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
        <Screen />
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
        {isQuiet ? <NewVersion /> : null}
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

/** Effects of the shell, which run on every page. Gives whether the first screen has had its time. */
const useShellEffects = (): boolean => {
  useHashScroll();
  usePageViews();
  useMergeFavourites();
  return useQuiet();
};

const QUIET_MS = 2000;

/** True a while after the start. Then menu and dialogs are loaded in advance, so that they open even when the connection is lost by then. */
const useQuiet = (): boolean => {
  const [isQuiet, setQuiet] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => {
      void Promise.all([loadDrawer(), loadOverlays()]).catch(() => undefined);
      setQuiet(true);
    }, QUIET_MS);
    return () => clearTimeout(timer);
  }, []);
  return isQuiet;
};

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
