import {
  configApi,
  createStore,
  followOtherTabs,
  loadTexts,
  maintainDoors,
  session,
  setProductTime,
  startLanguage,
  sweepKept,
  takeUpAskedLanguage,
  takeUpStored,
} from '@smachot/web-platform';
import { applyAppearance, takeUpArt } from '@smachot/web-ui';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app';
import { takeOverPresses } from './rendering/early-acts';
import { isHere, renderedPage, type RenderedPage } from './rendering/rendered-page';
import { loadRoutes } from './routes/load-routes';
import { createRouter, routes } from './routes/router';
import './texts';

/** Begins with a page that the server has rendered: its texts and screens are loaded first, so that it stays as it is. */
const takeOver = async (root: HTMLElement, page: RenderedPage, onwards?: string) => {
  setProductTime(page.now);
  takeUpArt(root);
  const texts = page.namespaces as Parameters<typeof loadTexts>[0];
  await Promise.all([
    startLanguage(page.settings.language, texts),
    loadRoutes(routes, location.pathname),
    session.ready(),
  ]);
  // screens register texts of their own
  await loadTexts(texts);
  // somebody went on in the meantime: the app begins where they are
  if (!isHere(page)) return begin(root);
  const store = createStore(page);
  followOtherTabs(store);
  const router = createRouter(true);
  const taken = () => {
    takeUpStored(store);
    if (onwards) void router.navigate(onwards, { replace: true, preventScrollReset: true });
    // its clock and what is measured are told by the answer itself
    void store.dispatch(configApi.endpoints.clientConfig.initiate(undefined, { forceRefetch: true }));
  };
  // in small pieces: what is pressed and scrolled meanwhile comes first
  startTransition(() => {
    takeOverPresses();
    hydrateRoot(root, <App store={store} router={router} onShown={taken} />);
  });
};

const begin = async (root: HTMLElement, onwards?: string) => {
  if (onwards) history.replaceState(history.state, '', onwards);
  const store = createStore();
  followOtherTabs(store);
  const { settings } = store.getState();
  applyAppearance(settings);
  await Promise.all([startLanguage(settings.language, ['platform', 'ui', 'shell']), session.ready()]);
  createRoot(root).render(<App store={store} router={createRouter()} />);
};

const start = (root: HTMLElement): Promise<void> => {
  void maintainDoors();
  sweepKept();
  const page = renderedPage();
  const onwards = takeUpAskedLanguage();
  return page && isHere(page) ? takeOver(root, page, onwards) : begin(root, onwards);
};

const root = document.getElementById('root');
if (!root) throw new Error('the page has no #root');
// in a task of its own: what was pressed while the scripts were being read is heard first
setTimeout(() => void start(root));
