import { drawings, DRAWINGS_PATH } from '@smachot/drawings';
import type { FastifyInstance } from 'fastify';
import { sendProblem } from './previews';

/** Serves our own illustrations, drawn on request. Their address has a version, so that browsers may cache them. */
export const serveDrawings = (fastify: FastifyInstance): void => {
  fastify.get<{ Params: { file: string } }>(`${DRAWINGS_PATH}:file`, (request, reply) => {
    const draw = drawings.get(request.params.file.replace(/\.svg$/, ''));
    if (!draw || !request.params.file.endsWith('.svg')) return sendProblem(request, reply, 'not_found');
    return reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .type('image/svg+xml; charset=utf-8')
      .send(draw());
  });
};
