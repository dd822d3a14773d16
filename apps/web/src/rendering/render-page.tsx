import type { Look, PageAnswering, PageRendered, RenderPage } from '@smachot/contracts';
import { api, createStore, i18n, now, renderBy, startLanguage, type Store } from '@smachot/web-platform';
import { StrictMode } from 'react';
import { prerender } from 'react-dom/static.edge';
import { Provider } from 'react-redux';
import { QueryStatus } from '@reduxjs/toolkit/query';
import {
  createStaticHandler,
  createStaticRouter,
  type RouteObject,
  StaticRouterProvider,
} from 'react-router';
import { Themed } from '../app';
import { loadRoutes } from '../routes/load-routes';
import { routes } from '../routes/router';
import type { RenderedPage } from './rendered-page';
import '../texts';

/** Parts that are put in their place by a script later would not be there without script. */
const IN_ONE_PIECE = { progressiveChunkSize: Number.MAX_SAFE_INTEGER };

/** A page asks, is answered, and may then ask for more: a card for its pictures, a listing for its reviews. */
const MOST_PASSES = 6;

/** The state of the calls alone: subscriptions belong to components that are gone. */
const answersOf = (store: Store): unknown => {
  const { queries, provided, config } = store.getState().api;
  return { queries, provided, config, mutations: {}, subscriptions: {} };
};

const isRefused = (store: Store): boolean =>
  Object.values(store.getState().api.queries).some((query) => query?.status === QueryStatus.rejected);

/** The page's HTML; null: one of its calls was refused. */
const passes = async (store: Store, element: React.ReactElement): Promise<string | null> => {
  for (let pass = 1; pass <= MOST_PASSES; pass++) {
    const before = store.getState().api.queries;
    const { prelude } = await prerender(element, IN_ONE_PIECE);
    const html = await new Response(prelude).text();
    await Promise.all(store.dispatch(api.util.getRunningQueriesThunk()));
    if (isRefused(store)) return null;
    // an answer may also have come while the page was being rendered
    if (store.getState().api.queries === before) return html;
  }
  throw new Error('the page goes on asking');
};

/** Lets the calls of all endpoints be answered by the api of the same process. */
const askBy = (answer: PageAnswering, language: string): void =>
  renderBy(
    async (url) => {
      const { status, body } = await answer(url, language);
      return new Response(status === 204 ? null : body, { status });
    },
    () => language,
  );

/** The branch of the route tree that was matched: each pass of the rendering matches it again, and the whole tree takes longer. */
const branchOf = (matched: RouteObject[]): RouteObject[] =>
  matched.reduceRight<RouteObject[]>((children, route) => [route.index ? route : { ...route, children }], []);

const routerOf = async (address: string) => {
  const { pathname } = new URL(address);
  const handler = createStaticHandler(branchOf(await loadRoutes(routes, pathname)));
  const context = await handler.query(new Request(address));
  if (context instanceof Response) throw new Error(`${pathname} leads elsewhere`);
  return { router: createStaticRouter(handler.dataRoutes, context), context };
};

const contentOf = async (store: Store, address: string, look: Look): Promise<PageRendered | null> => {
  const { router, context } = await routerOf(address);
  const html = await passes(
    store,
    <StrictMode>
      <Provider store={store}>
        <Themed>
          <StaticRouterProvider router={router} context={context} hydrate={false} />
        </Themed>
      </Provider>
    </StrictMode>,
  );
  if (html === null) return null;
  const { pathname, search } = new URL(address);
  const page: RenderedPage = {
    at: pathname + search,
    settings: look,
    now: now().toISOString(),
    api: answersOf(store),
    namespaces: i18n.reportNamespaces?.getUsedNamespaces() ?? [],
  };
  return { html, page: JSON.stringify(page), rooms: page.namespaces };
};

/** Pages are rendered one after the other: the language is one for the whole thread. */
export const renderPage: RenderPage = async ({ address, look }, answer) => {
  askBy(answer, look.language);
  await startLanguage(look.language, ['platform', 'ui', 'shell']);
  Object.assign(i18n, { reportNamespaces: undefined });
  const store = createStore({ settings: look });
  try {
    return await contentOf(store, address, look);
  } finally {
    store.dispatch(api.util.resetApiState());
  }
};
