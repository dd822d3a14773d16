import { Readable } from 'node:stream';
import { Controller } from '@nestjs/common';
import { call, type InputOf } from '@smachot/contracts';
import * as z from 'zod/mini';
import { Input, RawBody, readLimited, Serves, Upload, type UploadedFile } from '../src';

export const say = call({
  id: 'test.say',
  method: 'POST',
  path: '/v1/test/say/:whom',
  access: 'visitor',
  params: z.object({ whom: z.string() }),
  query: z.object({ how: z.optional(z.string()) }),
  body: z.looseObject({ words: z.optional(z.string()) }),
  answer: z.object({ said: z.string() }),
  status: 200,
  perMinute: 3,
});
const give = call({
  id: 'test.give',
  method: 'POST',
  path: '/v1/test/give',
  access: 'visitor',
  file: { field: 'file', maxBytes: 400_000 },
  answer: z.object({ name: z.string(), bytes: z.number(), chunks: z.array(z.number()) }),
  status: 200,
  perMinute: 1000,
});
const tell = call({
  id: 'test.tell',
  method: 'POST',
  path: '/webhooks/test',
  access: 'provider',
  answer: z.object({ bytes: z.number() }),
  status: 200,
});
const tellSigned = call({ ...tell, id: 'test.tellSigned', path: '/webhooks/signed', signature: 'x-signed' });
const mine = call({
  id: 'test.mine',
  method: 'GET',
  path: '/v1/test/mine',
  access: 'user',
  answer: z.object({ yours: z.boolean() }),
});

@Controller()
export class EdgeController {
  @Serves(say)
  say(@Input() { params, body }: InputOf<typeof say>) {
    return { said: `${params.whom}: ${body.words ?? ''}` };
  }
  @Serves(give)
  async give(@Upload() { fileName, stream, maxBytes }: UploadedFile) {
    const chunks: number[] = [];
    const counted = async function* () {
      for await (const chunk of stream as AsyncIterable<Buffer>) {
        chunks.push(chunk.length);
        yield chunk;
      }
    };
    const bytes = await readLimited(Readable.from(counted()), maxBytes);
    return { name: fileName, bytes: bytes?.length ?? -1, chunks };
  }
  @Serves(tell)
  tell(@RawBody() body: Buffer) {
    return { bytes: body.length };
  }
  @Serves(tellSigned)
  tellSigned(@RawBody() body: Buffer) {
    return { bytes: body.length };
  }
  @Serves(mine)
  mine() {
    return { yours: true };
  }
}
