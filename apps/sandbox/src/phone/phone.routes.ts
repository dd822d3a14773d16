import type { FastifyInstance } from 'fastify';
import type { Services } from '../services';
import { maySteer } from '../control/loopback';
import { escapeHtml } from './html';
import { parts, phonePage } from './phone.page';
import { viewQuery } from './views';

const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src * data:; connect-src 'self'; frame-src 'self'; form-action 'self'";
// a mail brings its own inline styles and pictures, and must not run anything
const mailPolicy = "default-src 'none'; style-src 'unsafe-inline'; img-src * data:; sandbox allow-popups";

function liveUpdates(phone: FastifyInstance, { world }: Services): void {
  phone.get('/phone/events', (request, reply) => {
    reply.hijack();
    reply.raw.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    reply.raw.write(': open\n\n');
    const silence = world.changes.listen(() => reply.raw.write('data: changed\n\n'));
    request.raw.on('close', silence);
  });
}

function mailRoutes(phone: FastifyInstance, { inbox }: Services): void {
  phone.get<{ Params: { id: string } }>('/phone/mail/:id', async (request, reply) => {
    const mail = inbox.find(Number(request.params.id));
    if (!mail) return reply.status(404).send();
    const body = mail.html ?? `<pre dir="auto">${escapeHtml(mail.text)}</pre>`;
    return reply.header('content-security-policy', mailPolicy).type('text/html; charset=utf-8').send(body);
  });
  phone.get<{ Params: { id: string; at: string } }>(
    '/phone/mail/:id/attachments/:at',
    async (request, reply) => {
      const id = Number(request.params.id);
      const at = Number(request.params.at);
      const file = inbox.find(id)?.attachments[at];
      const content = inbox.attachment(id, at);
      if (!file || !content) return reply.status(404).send();
      // A browser shows no PDF in a sandboxed page; only types that could run scripts are sandboxed.
      if (/html|xml|svg/.test(file.contentType)) void reply.header('content-security-policy', mailPolicy);
      return reply
        .header('content-disposition', `inline; filename*=UTF-8''${encodeURIComponent(file.filename)}`)
        .type(file.contentType)
        .send(content);
    },
  );
}

/** `GET /`: the guests' phone, for people. Same callers as `/_sandbox`: it shows everything and steers everything. */
export async function phoneRoutes(app: FastifyInstance, services: Services): Promise<void> {
  await app.register(async (phone) => {
    phone.addHook('onRequest', async (request, reply) => {
      if (!maySteer(request, services.world.settings)) return reply.status(403).send('loopback only');
    });
    phone.get('/', async (request, reply) =>
      reply
        .header('content-security-policy', policy)
        .type('text/html; charset=utf-8')
        .send(phonePage(services, viewQuery.parse(request.query))),
    );
    phone.get('/phone/parts', async (request) => parts(services, viewQuery.parse(request.query)));
    phone.get<{ Params: { id: string } }>('/phone/media/:id', async (request, reply) => {
      const media = services.whatsapp.media.find(request.params.id);
      return media
        ? reply.type(media.mimeType).send(media.content)
        : reply.redirect('/assets/pattern-confetti.svg');
    });
    liveUpdates(phone, services);
    mailRoutes(phone, services);
  });
}
