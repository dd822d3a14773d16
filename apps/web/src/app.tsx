import type { UserId } from '@smachot/contracts';
import {
  browserFavourites,
  eventForgotten,
  forgetDoorLists,
  forgetDrafts,
  forgetPerson,
  i18n,
  resetLive,
  session,
  unitRequested,
  useProblemText,
  useSettings,
  useUser,
  api,
  type Store,
} from '@smachot/web-platform';
import { AppTheme, LoadingScreen } from '@smachot/web-ui';
import { StrictMode, Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import { RouterProvider } from 'react-router/dom';
import type { createRouter } from './routes/router';

type Router = ReturnType<typeof createRouter>;

/** After a sign-out no data of the person stays in the browser: cached answers, drafts, the event, the live stream. */
const useSignedOut = (store: Store, router: Router) =>
  useEffect(
    () =>
      session.onSignedOut((to) => {
        forgetDrafts();
        resetLive();
        store.dispatch(api.util.resetApiState());
        store.dispatch(eventForgotten());
        store.dispatch(unitRequested(null));
        void forgetDoorLists();
        // After the store's reset, because the store keeps the event locally.
        forgetPerson();
        browserFavourites.forget();
        // Last: a guarded screen first redirects to the sign-in, as if the session had expired.
        setTimeout(() => void router.navigate(to));
      }),
    [store, router],
  );

/** Clears the cache when the person changes: another person at the same device must never see the previous one's data. */
const useFreshFor = (store: Store, userId: UserId | null) => {
  const before = useRef(userId);
  useEffect(() => {
    const changed = before.current !== null && userId !== null && before.current !== userId;
    if (userId !== null) before.current = userId;
    if (!changed) return;
    resetLive();
    store.dispatch(api.util.resetApiState());
  }, [store, userId]);
};

/** Everything around the routes, which is the same in a browser and where pages are rendered. */
export function Themed({ children }: { children: ReactNode }) {
  const settings = useSettings();
  const problemText = useProblemText();
  useEffect(() => {
    if (i18n.language !== settings.language) void i18n.changeLanguage(settings.language);
  }, [settings.language]);
  return (
    <AppTheme settings={settings} problemText={problemText}>
      <Suspense fallback={<LoadingScreen />}>{children}</Suspense>
    </AppTheme>
  );
}

type AppProps = {
  store: Store;
  router: Router;
  /** Called once, when the app is on the screen. */
  onShown?: () => void;
};

export function App({ store, router, onShown }: AppProps) {
  const [begun] = useState(() => store.getState());
  useEffect(() => onShown?.(), [onShown]);
  useSignedOut(store, router);
  useFreshFor(store, useUser()?.id ?? null);
  return (
    <StrictMode>
      <Provider store={store} serverState={begun}>
        <Themed>
          <RouterProvider router={router} />
        </Themed>
      </Provider>
    </StrictMode>
  );
}
