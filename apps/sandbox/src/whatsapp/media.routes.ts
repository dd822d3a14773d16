import type { FastifyInstance } from 'fastify';
import { GraphError } from './error-codes';
import type { Media } from './media-store';
import type { WhatsApp } from './whatsapp';

interface MediaRoute {
  Params: { version: string; id: string };
}

function found(whatsapp: WhatsApp, id: string): Media {
  const media = whatsapp.media.find(id);
  if (!media) throw new GraphError(100, `Object with ID '${id}' does not exist`);
  return media;
}

/** Upload, look-up, download and deletion of pictures. */
export function mediaRoutes(graph: FastifyInstance, whatsapp: WhatsApp): void {
  graph.post('/:version/:number/media', async (request) => {
    if (!request.isMultipart()) throw new GraphError(131008, 'file: required parameter is missing');
    const fields: Record<string, string> = {};
    let content: Buffer | undefined;
    for await (const part of request.parts()) {
      if (part.type === 'file') content = await part.toBuffer();
      else fields[part.fieldname] = String(part.value);
    }
    if (fields.messaging_product !== 'whatsapp')
      throw new GraphError(100, 'The parameter messaging_product is required.');
    if (!content) throw new GraphError(131008, 'file: required parameter is missing');
    return { id: whatsapp.media.add(content).id };
  });

  graph.get<MediaRoute>('/:version/:id', async (request) => {
    const media = found(whatsapp, request.params.id);
    return {
      messaging_product: 'whatsapp',
      url: `${whatsapp.world.origin}/whatsapp/${request.params.version}/${media.id}/content`,
      mime_type: media.mimeType,
      sha256: media.sha256,
      file_size: String(media.content.length),
      id: media.id,
    };
  });

  graph.get<MediaRoute>('/:version/:id/content', async (request, reply) => {
    const media = found(whatsapp, request.params.id);
    return reply.type(media.mimeType).send(media.content);
  });

  graph.delete<MediaRoute>('/:version/:id', async (request) => ({
    success: whatsapp.media.delete(request.params.id),
  }));
}
