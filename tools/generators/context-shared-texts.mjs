/** Files of libs/shared and libs/web for a new context; `{context}` and `{noun}` stand for its names. */

export const shared = {
  'contracts/src/{context}/{context}.ts': ({ context, Noun, contextCamel }) => `import * as z from 'zod/mini';
import { call } from '../call';
import { ${Noun}Id } from '../ids';

export const ${Noun}Status = z.enum(['open', 'closed']);
export type ${Noun}Status = z.infer<typeof ${Noun}Status>;
export const ${Noun} = z.object({ id: ${Noun}Id, title: z.string(), status: ${Noun}Status });
export type ${Noun} = z.infer<typeof ${Noun}>;

/** The caller's own, the latest first. */
export const ${contextCamel}List = call({
  id: '${contextCamel}.list',
  method: 'GET',
  path: '/v1/${context}',
  access: 'user',
  answer: z.object({ rows: z.array(${Noun}) }),
});
export const open${Noun} = call({
  id: '${contextCamel}.open',
  method: 'POST',
  path: '/v1/${context}',
  access: 'user',
  body: z.object({ title: z.string().check(z.trim(), z.minLength(1), z.maxLength(80)) }),
  answer: z.object({ id: ${Noun}Id }),
  status: 201,
});
`,
  'lifecycles/src/{noun}.ts': ({ noun, Noun, nounCamel }) => `import { setup } from 'xstate';
import { by, lifecycle } from './lifecycle';

export type ${Noun}Move = { type: 'close'; by: 'owner' };

/** Pure: no invoke, no timers, no clock. The server's aggregate and the screens ask the same machine. */
export const ${nounCamel}Lifecycle = lifecycle(
  setup({ types: { events: {} as ${Noun}Move } }).createMachine({
    id: '${noun}',
    initial: 'open',
    states: {
      open: { on: { close: { guard: by('owner'), target: 'closed' } } },
      closed: {},
    },
  }),
);
`,
  'lifecycles/src/{noun}.spec.ts': ({
    noun,
    Noun,
    nounCamel,
  }) => `import { ${Noun}Status } from '@smachot/contracts';
import { ${nounCamel}Lifecycle } from './${noun}';

/** Written down by hand: everything else is refused. */
const allowed: Record<string, ${Noun}Status> = { 'open close owner': 'closed' };

it.each(${Noun}Status.options)('%s × close × owner', (status) => {
  const expected = allowed[\`\${status} close owner\`];
  expect(${nounCamel}Lifecycle.move(status, { type: 'close', by: 'owner' })).toBe(expected);
});
`,
};

/** One of it, for the test that asks every call as every role. */
export const accessTests = {
  '{noun}-things.ts': ({ Noun, nounCamel, schema }) => `import { newId } from '@smachot/kernel';
import type { Product } from './product';

export type ${Noun}Things = { ${nounCamel}Id: string };

export const ${nounCamel}Things = async ({ source }: Product, userId: string): Promise<${Noun}Things> => {
  const ${nounCamel}Id = newId();
  await source.query(
    \`insert into ${schema}.${schema} (id, owner_id, title, status, created_at) values ($1, $2, 'x', 'open', now())\`,
    [${nounCamel}Id, userId],
  );
  return { ${nounCamel}Id };
};
`,
};

export const web = {
  'jest.config.cjs': () =>
    "module.exports = { ...require('../../../tools/test/jest-web.preset.cjs'), rootDir: __dirname };\n",
  'tsconfig.json': ({ context }) =>
    `{"extends": "../../../tsconfig.web.json", "compilerOptions": {"tsBuildInfoFile": "../../../dist/tsc/web-${context}.tsbuildinfo"}, "include": ["src"]}`,
  'src/index.ts': ({ contextCamel }) => `import './texts';

export { ${contextCamel}Routes } from './routes';
`,
  'src/routes.tsx': ({ context, Context, contextCamel }) => `import type { RouteObject } from 'react-router';

/** Mounted under /me/${context}. */
export const ${contextCamel}Routes: RouteObject[] = [
  { index: true, lazy: async () => ({ Component: (await import('./${context}.screen')).${Context}Screen }) },
];
`,
  'src/texts.ts': ({ contextCamel }) => `import { registerTexts } from '@smachot/web-platform';
import type he from './locales/he.json';

registerTexts('${contextCamel}', {
  he: () => import('./locales/he.json'),
  en: () => import('./locales/en.json'),
  ru: () => import('./locales/ru.json'),
  ar: () => import('./locales/ar.json'),
});

declare global {
  interface SmachotTexts {
    ${contextCamel}: typeof he;
  }
}
`,
  'src/locales/he.json': () =>
    `{"title": "הרשימה שלי", "empty": "עוד אין כאן כלום", "open": "פתוח", "closed": "סגור"}`,
  'src/locales/en.json': () =>
    `{"title": "My list", "empty": "Nothing here yet", "open": "Open", "closed": "Closed"}`,
  'src/locales/ru.json': () =>
    `{"title": "Мой список", "empty": "Здесь пока ничего нет", "open": "Открыт", "closed": "Закрыт"}`,
  'src/locales/ar.json': () =>
    `{"title": "قائمتي", "empty": "لا شيء هنا بعد", "open": "مفتوحة", "closed": "مغلقة"}`,
  'src/{context}-api.ts': ({
    contextCamel,
  }) => `import { type AnswerOf, ${contextCamel}List } from '@smachot/contracts';
import { api, endpoint, type ArgOf } from '@smachot/web-platform';

export const ${contextCamel}Api = api.injectEndpoints({
  endpoints: (b) => ({
    ${contextCamel}List: b.query<AnswerOf<typeof ${contextCamel}List>, ArgOf<typeof ${contextCamel}List>>({
      ...endpoint(${contextCamel}List),
    }),
  }),
});
`,
  'src/{context}.screen.tsx': ({
    context,
    Context,
    contextCamel,
  }) => `import { useTitle } from '@smachot/web-platform';
import { Card, EmptyState, Page, PageHead, QueryStatus } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import { ${contextCamel}Api } from './${context}-api';

/** /me/${context} */
export function ${Context}Screen() {
  const { t } = useTranslation('${contextCamel}');
  const query = ${contextCamel}Api.use${Context}ListQuery();
  useTitle(t('title'));
  if (!query.data)
    return (
      <Page>
        <QueryStatus heading="h1" query={query} skeleton={null} />
      </Page>
    );
  const { rows } = query.data;
  return (
    <Page>
      <PageHead title={t('title')} back="/me" />
      {rows.length ? (
        rows.map(({ id, title, status }) => (
          <Card key={id} component="article">
            <h2>
              <bdi>{title}</bdi>
            </h2>
            <p>{t(status)}</p>
          </Card>
        ))
      ) : (
        <EmptyState art="empty-search" title={t('empty')} />
      )}
    </Page>
  );
}
`,
  'src/{context}.screen.spec.tsx': ({
    context,
    contextCamel,
  }) => `import { cleanup, render, screen } from '@testing-library/react';
import { startTexts, TestScreens } from '@smachot/web-ui';
import { ${contextCamel}Routes } from '.';

afterEach(cleanup);

const open = async (rows: object[]) => {
  await startTexts('${contextCamel}');
  globalThis.fetch = () =>
    Promise.resolve(
      new Response(JSON.stringify({ rows }), { headers: { 'content-type': 'application/json' } }),
    );
  render(<TestScreens at="/me/${context}" routes={[{ path: '/me/${context}', children: ${contextCamel}Routes }]} />);
};

it('lists what there is', async () => {
  await open([{ id: '01920000-0000-7000-8000-000000000001', title: 'ראשון', status: 'open' }]);
  expect(await screen.findByRole('heading', { name: 'ראשון' })).toBeTruthy();
  expect(screen.getByText('פתוח')).toBeTruthy();
});

it('says that there is nothing', async () => {
  await open([]);
  expect(await screen.findByRole('heading', { name: 'עוד אין כאן כלום' })).toBeTruthy();
});
`,
};
