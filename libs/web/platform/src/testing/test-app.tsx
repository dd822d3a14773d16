import { Suspense, useState, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider, type RouteObject } from 'react-router';
import { problems, statusOf, type Call, type ProblemCode } from '@smachot/contracts';
import { createStore } from '../store';

/** `query`: answers only requests whose query has it. `until`: the answer waits for it. */
export type Answer = {
  call: Call;
  answer?: unknown;
  status?: number;
  query?: string;
  until?: Promise<unknown>;
};
export type SentRequest = { method: string; path: string; query: string; body: unknown; headers: Headers };

/** For tests: this call is refused with this code, as the server would. */
export const refusing = (call: Call, code: ProblemCode): Answer => {
  const { status, error } = problems[code];
  return { call, status, answer: { error, message: 'refused', code, requestId: 'test' } };
};

const matches = (call: Call, method: string, path: string) =>
  call.method === method && new RegExp(`^${call.path.replace(/:\w+/g, '[^/]+')}$`).test(path);

/** For tests: answers `fetch` from a table of contract calls and records the requests. The first match answers. */
export const answerCalls = (answers: Answer[]): { asked: SentRequest[] } => {
  const asked: SentRequest[] = [];
  globalThis.fetch = (input, init) => {
    const { pathname, search } = new URL(input instanceof Request ? input.url : input, 'http://localhost');
    const method = init?.method ?? 'GET';
    const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : init?.body;
    asked.push({ method, path: pathname, query: search, body, headers: new Headers(init?.headers) });
    const found = answers.find(
      ({ call, query = '' }) => matches(call, method, pathname) && search.includes(query),
    );
    const status = found ? (found.status ?? statusOf(found.call)) : 404;
    const missing = {
      error: 'NotFoundException',
      message: 'not found',
      code: 'not_found',
      requestId: 'test',
    };
    const text = status === 204 ? null : JSON.stringify(found ? (found.answer ?? {}) : missing);
    const response = new Response(text, { status, headers: { 'content-type': 'application/json' } });
    return Promise.resolve(found?.until).then(() => response);
  };
  return { asked };
};

const Nothing = () => null;

/** For tests: store, router and texts around one screen. `startLanguage('he')` has to be awaited before. */
export function TestApp({
  routes,
  at = '/',
  wrap,
}: {
  routes: RouteObject[];
  at?: string;
  wrap?: (children: ReactNode) => ReactNode;
}) {
  const [store] = useState(createStore);
  const [router] = useState(() =>
    createMemoryRouter([{ HydrateFallback: Nothing, children: routes }], { initialEntries: [at] }),
  );
  const inside = <RouterProvider router={router} />;
  return (
    <Provider store={store}>
      <Suspense fallback={null}>{wrap ? wrap(inside) : inside}</Suspense>
    </Provider>
  );
}
