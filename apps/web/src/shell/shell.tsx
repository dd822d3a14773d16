import { Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, ScrollRestoration } from 'react-router';
import { LoadingScreen } from '@smachot/web-ui';
import { useAddress } from '@smachot/web-platform';
import { ConsentBar } from './consent-bar';
import { Footer } from './footer';
import { NavDrawer } from './nav-drawer';
import { RouteAnnouncer } from './route-announcer';
import { SettingsDialog } from './settings-dialog';
import { TopBar } from './top-bar';
import { useHashScroll } from './use-hash-scroll';
import './shell.css';

export function Shell() {
  const { t } = useTranslation('shell');
  const [menu, setMenu] = useState(false);
  const [panel, setPanel] = useAddress('panel', '');
  const main = useRef<HTMLElement>(null);
  useHashScroll();
  return (
    <div className="sh">
      <a className="skip" href="#main" onClick={(event) => skipTo(event, main.current)}>
        {t('skipToContent')}
      </a>
      <TopBar onMenu={() => setMenu(true)} onSettings={() => setPanel('settings', { push: true })} />
      <NavDrawer open={menu} onClose={() => setMenu(false)} onSettings={() => setPanel('settings', { push: true })} />
      <main id="main" ref={main} tabIndex={-1} className="sh-main">
        <Suspense fallback={<LoadingScreen />}>
          <Outlet />
        </Suspense>
      </main>
      <Footer />
      <ConsentBar />
      <SettingsDialog open={panel === 'settings'} onClose={() => setPanel(null)} />
      <RouteAnnouncer main={main} />
      <ScrollRestoration getKey={({ pathname }) => pathname} />
    </div>
  );
}

// the address keeps its hash for content; the skip link only moves the focus
const skipTo = (event: React.MouseEvent, main: HTMLElement | null) => {
  event.preventDefault();
  main?.focus();
};
