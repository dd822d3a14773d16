import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { TOKEN_LIFE_S } from './access-tokens';
import { GraphError } from './error-codes';
import type { WhatsApp } from './whatsapp';

const exchange = z.object({
  grant_type: z.literal('fb_exchange_token'),
  client_id: z.string(),
  client_secret: z.string(),
  fb_exchange_token: z.string(),
});

const inspection = z.object({ input_token: z.string(), access_token: z.string() });

function exchanged(whatsapp: WhatsApp, query: unknown) {
  const parsed = exchange.safeParse(query);
  if (!parsed.success)
    throw new GraphError(100, `Missing ${parsed.error.issues[0]?.path.join('.')} parameter.`);
  const { WHATSAPP_APP_ID, WHATSAPP_APP_SECRET } = whatsapp.world.settings;
  if (parsed.data.client_id !== WHATSAPP_APP_ID) throw new GraphError(100, 'Error validating application.');
  if (parsed.data.client_secret !== WHATSAPP_APP_SECRET)
    throw new GraphError(100, 'Error validating client secret.');
  const refused = whatsapp.world.behaviours.strikes('whatsapp', '190');
  if (refused || !whatsapp.tokens.accepts(parsed.data.fb_exchange_token)) throw new GraphError(190);
  return { access_token: whatsapp.tokens.exchange(), token_type: 'bearer', expires_in: TOKEN_LIFE_S };
}

function inspected(whatsapp: WhatsApp, query: unknown) {
  const parsed = inspection.safeParse(query);
  if (!parsed.success) throw new GraphError(100, 'Missing input_token or access_token parameter.');
  const { WHATSAPP_APP_ID, WHATSAPP_APP_SECRET } = whatsapp.world.settings;
  if (parsed.data.access_token !== `${WHATSAPP_APP_ID}|${WHATSAPP_APP_SECRET}`) throw new GraphError(190);
  const token = parsed.data.input_token;
  return {
    data: {
      app_id: WHATSAPP_APP_ID,
      type: 'SYSTEM_USER',
      is_valid: whatsapp.tokens.accepts(token),
      expires_at: whatsapp.tokens.expiry(token),
      scopes: ['whatsapp_business_management', 'whatsapp_business_messaging'],
    },
  };
}

/** Exchange and inspection of system-user tokens; authorised by the app's secret. */
export function tokenRoutes(graph: FastifyInstance, whatsapp: WhatsApp): void {
  for (const prefix of ['', '/:version']) {
    graph.get(`${prefix}/oauth/access_token`, async (request) => exchanged(whatsapp, request.query));
    graph.get(`${prefix}/debug_token`, async (request) => inspected(whatsapp, request.query));
  }
}
