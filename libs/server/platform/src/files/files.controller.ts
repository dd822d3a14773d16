import type { Readable } from 'node:stream';
import { Controller, Req, Res } from '@nestjs/common';
import { type InputOf, signedFile } from '@smachot/contracts';
import { DAY_SECONDS } from '@smachot/kernel';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ProblemError } from '../http/problems/problem';
import { Input, Serves } from '../http/calls/serves';
import { smallerForm } from '../images/variants';
import { FileStore } from './file-store';

const TYPES: Record<string, string> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  pdf: 'application/pdf',
  csv: 'text/csv; charset=utf-8',
};
const extensionOf = (key: string): string => key.split('.').pop() ?? '';
const SAFE_KEY = /^[\w-]+(?:\/[\w-]+)*\.[a-z0-9]{2,5}$/;

@Controller()
export class FilesController {
  constructor(private readonly files: FileStore) {}

  @Serves(signedFile)
  async read(
    @Input() { params, query }: InputOf<typeof signedFile>,
    @Req() { headers }: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const key = params['*'];
    if (!SAFE_KEY.test(key) || !this.files.mayRead(key, query.expires, query.signature))
      throw new ProblemError('not_found');
    const file = await this.opened(key, headers.accept);
    if (!file) throw new ProblemError('not_found');
    const { stream, extension } = file;
    // the same address, in the form that this browser reads
    if (extensionOf(key) === 'webp') void reply.header('vary', 'accept');
    const seconds = Math.max(0, Number(query.expires) - Math.floor(Date.now() / 1000));
    await reply
      .header('content-type', TYPES[extension] ?? 'application/octet-stream')
      .header('cache-control', `private, max-age=${Math.min(seconds, DAY_SECONDS)}, immutable`)
      .header('content-security-policy', "default-src 'none'; sandbox")
      .header('content-disposition', TYPES[extension]?.startsWith('image/') ? 'inline' : 'attachment')
      .send(stream);
  }

  /** A picture's smaller form where the browser reads it: AVIF takes a third less than WebP, and is stored beside it. */
  private async opened(
    key: string,
    accept = '',
  ): Promise<{ stream: Readable; extension: string } | undefined> {
    const smaller = accept.includes(TYPES['avif']!) ? smallerForm(key) : null;
    for (const each of smaller ? [smaller, key] : [key]) {
      const stream = await this.files.stream(each).catch(() => undefined);
      if (stream) return { stream, extension: extensionOf(each) };
    }
    return undefined;
  }
}
