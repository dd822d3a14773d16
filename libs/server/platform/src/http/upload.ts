import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { MultipartFile } from '@fastify/multipart';
import type { Readable } from 'node:stream';
import { ProblemError } from './problem';
import type { KnownRequest } from './known-request';

export type UploadedFile = { fileName: string; stream: Readable; maxBytes: number };

/** The one file of a multipart call, still streaming: `@Upload() file: UploadedFile`. */
export const Upload = createParamDecorator(async (_: unknown, context: ExecutionContext): Promise<UploadedFile> => {
  const request = context.switchToHttp().getRequest<KnownRequest & { isMultipart(): boolean; file(options: object): Promise<MultipartFile | undefined> }>();
  const limit = request.call?.file;
  if (!limit || !request.isMultipart()) throw new ProblemError('file.missing');
  const part = await request.file({ limits: { files: 1, fields: 10, fileSize: limit.maxBytes + 1 } });
  if (!part || part.fieldname !== limit.field) throw new ProblemError('file.missing');
  // multipart parsers read the UTF-8 of Hebrew file names as latin1
  const fileName = Buffer.from(part.filename, 'latin1').toString('utf8');
  return { fileName: fileName.includes('\uFFFD') ? part.filename : fileName, stream: part.file, maxBytes: limit.maxBytes };
});
