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

/** `/docs`: the list of calls for people, `/docs/openapi.json` for tools. */
export const serveDocs = (app: NestFastifyApplication): void => {
  if (!app.get(Config).docsArePublic) return;
  const fastify = app.getHttpAdapter().getInstance();
  const document = JSON.stringify(openApi(VERSION));
  const page = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Smachot API</title>
<body><h1>Smachot API</h1><p><a href="/docs/openapi.json">openapi.json</a></p><table><thead><tr><th>Method</th><th>Path</th><th>Who may call</th><th>Call</th></tr></thead><tbody>${listing()}</tbody></table>`;
  fastify.get('/docs', { config }, (_request, reply) =>
    reply.header('content-security-policy', "default-src 'none'").type('text/html; charset=utf-8').send(page),
  );
  fastify.get('/docs/openapi.json', { config }, (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(document),
  );
};
