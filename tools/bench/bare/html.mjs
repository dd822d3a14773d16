// The least a public page can be: the same bytes, already packed, under the same headers.
import Fastify from 'fastify';
import { answering } from './answering.mjs';

const app = Fastify();
let page = { body: Buffer.alloc(0), headers: {} };
app.get('/', (_request, reply) => reply.headers(page.headers).send(page.body));

answering({
  begin: async () => ({ ready: await app.listen({ port: 0, host: '127.0.0.1' }) }),
  /** @param {{ body: string, headers: Record<string, string> }} given the bytes as base64 */
  send({ body, headers }) {
    page = { body: Buffer.from(body, 'base64'), headers };
  },
});
