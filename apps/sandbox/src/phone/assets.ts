import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';

const here = path.dirname(fileURLToPath(import.meta.url));

// beside the bundle; beside the sources; wherever else the sources were bundled from (a test of another project)
const places = [
  path.join(here, 'public'),
  path.join(here, '../../public'),
  path.join(process.cwd(), 'apps/sandbox/public'),
  path.join(process.cwd(), '../../apps/sandbox/public'),
];
const folder = places.find((place) => existsSync(path.join(place, 'hostedfields.js'))) ?? places[0] ?? here;

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** A file of `public`, by its bare name. */
export const assetFile = (name: string): Buffer => readFileSync(path.join(folder, path.basename(name)));

export function assetRoutes(app: FastifyInstance): void {
  app.get<{ Params: { name: string } }>('/assets/:name', async (request, reply) => {
    const type = types[path.extname(request.params.name)];
    if (!type || !existsSync(path.join(folder, path.basename(request.params.name))))
      return reply.status(404).send();
    return reply
      .header('cross-origin-resource-policy', 'cross-origin')
      .type(type)
      .send(assetFile(request.params.name));
  });
}
