import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { GraphError } from './error-codes';
import { mediaRoutes } from './media.routes';
import { readReceipt } from './message.schema';
import { tokenRoutes } from './token.routes';
import { userIdOf } from './wamid';
import type { Acceptance, WhatsApp } from './whatsapp';

interface MessagesRoute {
  Params: { version: string; number: string };
  Body: Buffer;
}

/** Lets the caller wait for ever: the connection stays open until one side closes. */
const neverAnswer = (reply: FastifyReply) => void reply.hijack();

/** Breaks the connection: the caller cannot know whether the request was processed. */
function cutOff(request: FastifyRequest, reply: FastifyReply): void {
  reply.hijack();
  request.raw.socket.destroy();
}

function parse(raw: Buffer): unknown {
  try {
    return JSON.parse(raw.toString('utf8'));
  } catch {
    throw new GraphError(100, 'The request body is not valid JSON.');
  }
}

// written by hand: this answer is given thousands of times a second
function acceptedAnswer(input: string, { message, held }: Acceptance): string {
  const status =
    message.type === 'template' ? (held ? 'held_for_quality_assessment' : 'accepted') : undefined;
  const contact = /^[A-Z]/.test(input)
    ? `{"input":${JSON.stringify(input)},"user_id":"${userIdOf(message.phone)}"}`
    : `{"input":${JSON.stringify(input)},"wa_id":"${message.phone}"}`;
  return (
    `{"messaging_product":"whatsapp","contacts":[${contact}],"messages":[{"id":"${message.wamid}"` +
    `${status ? `,"message_status":"${status}"` : ''}}]}`
  );
}

function isReadReceipt(body: unknown): boolean {
  return typeof body === 'object' && body !== null && 'status' in body;
}

function requireToken(whatsapp: WhatsApp, request: FastifyRequest): void {
  const header = request.headers.authorization ?? '';
  const token = header.startsWith('Bearer ') ? header.slice(7) : '';
  const broken = whatsapp.world.behaviours.strikes('whatsapp', '190');
  if (broken || !whatsapp.tokens.accepts(token)) throw new GraphError(190);
}

function messagesRoute(graph: FastifyInstance, whatsapp: WhatsApp): void {
  graph.post<MessagesRoute>('/:version/:number/messages', (request, reply) => {
    if (request.params.number !== whatsapp.account.phoneNumberId) {
      throw new GraphError(133010, `Unknown phone number id ${request.params.number}`);
    }
    const body = parse(request.body);
    reply.type('application/json');
    if (isReadReceipt(body)) {
      if (!readReceipt.safeParse(body).success) throw new GraphError(131009, 'Not a read receipt.');
      return reply.send('{"success":true}');
    }
    const acceptance = whatsapp.accept(body, request.body);
    if (!acceptance) return cutOff(request, reply);
    if (acceptance.silent) return neverAnswer(reply);
    const { to, recipient } = body as { to?: string; recipient?: string };
    return reply.send(acceptedAnswer(to ?? recipient ?? '', acceptance));
  });
}

/** The Graph API under `/whatsapp`: messages, media, tokens, templates. */
export async function graphRoutes(app: FastifyInstance, whatsapp: WhatsApp): Promise<void> {
  await app.register(
    async (graph) => {
      graph.setErrorHandler((error, _request, reply) => {
        const refusal = error instanceof GraphError ? error : new GraphError(131000, String(error));
        return reply.status(refusal.status).send(refusal.body());
      });
      graph.removeContentTypeParser('application/json');
      graph.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) =>
        done(null, body),
      );
      tokenRoutes(graph, whatsapp);
      await graph.register(async (authorised) => {
        authorised.addHook('onRequest', async (request) => requireToken(whatsapp, request));
        await authorised.register(multipart, { limits: { fileSize: 16 * 1024 * 1024, files: 1 } });
        messagesRoute(authorised, whatsapp);
        mediaRoutes(authorised, whatsapp);
        authorised.get('/:version/:account/message_templates', async () => ({
          data: whatsapp.templates.wireList(),
        }));
      });
    },
    { prefix: '/whatsapp' },
  );
}
