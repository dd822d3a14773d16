import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { allCalls } from '@smachot/contracts';
import { Config } from '../config/config';
import { VERSION } from '../health/version';
import { openApi } from './open-api';

const escape = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const listing = (): string =>
  allCalls()
    .filter((call) => call.access !== 'development')
    .sort((a, b) => a.path.localeCompare(b.path))
    .map(
      (call) =>
        `<tr><td>${call.method}</td><td><code>${escape(call.path)}</code></td><td>${call.access}</td><td>${escape(call.id)}</td></tr>`,
    )
    .join('');

/** The documents are the same for every reader: a client over this rate is not reading. */
const config = { page: { name: 'docs', perMinute: 20 } };

const pageOfCalls = (): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Smachot API</title>
<body><h1>Smachot API</h1><p><a href="/docs/openapi.json">openapi.json</a></p><table><thead><tr><th>Method</th><th>Path</th><th>Who may call</th><th>Call</th></tr></thead><tbody>${listing()}</tbody></table>`;

/** Written when somebody first reads them: an api that starts need not wait for it. */
const documentsOnDemand = () => {
  let page: string | undefined;
  let document: string | undefined;
  return {
    page: () => (page ??= pageOfCalls()),
    openApi: () => (document ??= JSON.stringify(openApi(VERSION))),
  };
};

/** `/docs`: the list of calls for people, `/docs/openapi.json` for tools. */
export const serveDocs = (app: NestFastifyApplication): void => {
  if (!app.get(Config).docsArePublic) return;
  const fastify = app.getHttpAdapter().getInstance();
  const documents = documentsOnDemand();
  fastify.get('/docs', { config }, (_request, reply) =>
    reply
      .header('content-security-policy', "default-src 'none'")
      .type('text/html; charset=utf-8')
      .send(documents.page()),
  );
  fastify.get('/docs/openapi.json', { config }, (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(documents.openApi()),
  );
};
