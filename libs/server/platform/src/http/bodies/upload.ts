import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { MultipartFile } from '@fastify/multipart';
import { cutText, storable } from '@smachot/kernel';
import { Readable } from 'node:stream';
import { ProblemError } from '../problems/problem';
import type { KnownRequest } from '../calls/known-request';

export type UploadedFile = { fileName: string; stream: Readable; maxBytes: number };

/** Chunk size in bytes of a multipart body. */
const UPLOAD_CHUNK_BYTES = 64 * 1024;

type MultipartRequest = KnownRequest & {
  isMultipart(): boolean;
  file(options: object): Promise<MultipartFile | undefined>;
};

/** The one file of a multipart call, still streaming: `@Upload() file: UploadedFile`. */
export const Upload = createParamDecorator(
  async (_: unknown, context: ExecutionContext): Promise<UploadedFile> => {
    const request = context.switchToHttp().getRequest<MultipartRequest>();
    const limit = request.call?.file;
    if (!limit || !request.isMultipart()) throw new ProblemError('file.missing');
    const part = await firstFile(request, limit.maxBytes);
    if (!part || part.fieldname !== limit.field) throw new ProblemError('file.missing');
    return { fileName: nameOf(part), stream: Readable.from(piecesOf(part.file)), maxBytes: limit.maxBytes };
  },
);

/** A body without a boundary, or that ends before its first part, holds no file. */
const firstFile = async (request: MultipartRequest, maxBytes: number): Promise<MultipartFile | undefined> => {
  try {
    return await request.file({
      highWaterMark: UPLOAD_CHUNK_BYTES,
      fileHwm: UPLOAD_CHUNK_BYTES,
      limits: { files: 1, fields: 10, fieldSize: 10_000, parts: 11, headerPairs: 50, fileSize: maxBytes + 1 },
    });
  } catch (error) {
    if (error instanceof ProblemError) throw error;
    return undefined;
  }
};

/** Multipart parsers read the UTF-8 of Hebrew file names as latin1. */
const nameOf = ({ filename = '' }: MultipartFile): string => {
  const name = Buffer.from(filename, 'latin1').toString('utf8');
  return cutText(storable(name.includes('\uFFFD') ? filename : name), 255);
};

/** Pieces of a file. A file that ends before its body does was interrupted: a fault of the caller's connection, not ours. */
async function* piecesOf(file: AsyncIterable<Buffer>): AsyncIterable<Buffer> {
  try {
    for await (const chunk of file)
      for (let from = 0; from < chunk.length; from += UPLOAD_CHUNK_BYTES)
        yield chunk.subarray(from, from + UPLOAD_CHUNK_BYTES);
  } catch (error) {
    throw error instanceof ProblemError ? error : new ProblemError('file.interrupted');
  }
}
