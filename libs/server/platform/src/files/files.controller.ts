import { Controller, Res } from '@nestjs/common';
import { type InputOf, signedFile } from '@smachot/contracts';
import { DAY_SECONDS } from '@smachot/kernel';
import type { FastifyReply } from 'fastify';
import { ProblemError } from '../http/problems/problem';
import { Input, Serves } from '../http/calls/serves';
import { FileStore } from './file-store';

const TYPES: Record<string, string> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  pdf: 'application/pdf',
  csv: 'text/csv; charset=utf-8',
};
const SAFE_KEY = /^[\w-]+(?:\/[\w-]+)*\.[a-z0-9]{2,5}$/;

@Controller()
export class FilesController {
  constructor(private readonly files: FileStore) {}

  @Serves(signedFile)
  async read(
    @Input() { params, query }: InputOf<typeof signedFile>,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const key = params['*'];
    const extension = key.split('.').pop() ?? '';
    if (!SAFE_KEY.test(key) || !this.files.mayRead(key, query.expires, query.signature))
      throw new ProblemError('not_found');
    const stream = await this.files.stream(key).catch(() => undefined);
    if (!stream) throw new ProblemError('not_found');
    const seconds = Math.max(0, Number(query.expires) - Math.floor(Date.now() / 1000));
    await reply
      .header('content-type', TYPES[extension] ?? 'application/octet-stream')
      .header('cache-control', `private, max-age=${Math.min(seconds, DAY_SECONDS)}, immutable`)
      .header('content-security-policy', "default-src 'none'; sandbox")
      .header('content-disposition', TYPES[extension]?.startsWith('image/') ? 'inline' : 'attachment')
      .send(stream);
  }
}
