import compress from '@fastify/compress';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';
import { constants } from 'node:zlib';
import type { RouteLimits } from '../access/admission';

/** Minimum bytes: a smaller compressed answer fills as many packets as before, and compressing only takes time. */
const WORTH_PACKING = 1024;
/** Maximum bytes compressed on this thread, in less than a millisecond; larger answers are compressed by zlib's own threads. */
const PACKED_AT_ONCE = 16 * 1024;
/** Compressible types; the others are pictures, spreadsheets and zips, which are compressed already. */
const PACKABLE = /^(?:application\/(?:[a-z.]+\+)?json|text\/(?:plain|csv|calendar|html))\s*(?:;|$)/;

// The length of a compressed answer reveals what its secrets share with text an attacker put beside them (BREACH). These calls
// answer with tokens and codes next to the request's own values.
const SECRET = '/api/auth/';

/** A route outside the contracts whose answers hold no secret that lives longer than one answer. */
export type PackedRoute = { packed?: true };

/**
 * Compresses answers of the API, and pages, with brotli or gzip, as the client accepts. Assets are compressed when they are built,
 * and event streams bypass this.
 */
export const packAnswers = async (app: NestFastifyApplication): Promise<void> => {
  const fastify: FastifyInstance = app.getHttpAdapter().getInstance();
  // the plugin reads every route when it is added: this hook has to be there first
  fastify.addHook('onRoute', (route) => {
    const { call, packed } = (route.config ?? {}) as RouteLimits & PackedRoute;
    if (!packed && (!call || call.path.startsWith(SECRET))) route.compress = false;
  });
  await app.register(compress, {
    // compressed bodies are refused before this
    globalDecompression: false,
    encodings: ['br', 'gzip'],
    threshold: WORTH_PACKING,
    syncThreshold: PACKED_AT_ONCE,
    customTypes: PACKABLE,
    brotliOptions: {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 4,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      },
    },
  });
};
