import type { Readable } from 'node:stream';

/** Reads a stream by numbers of bytes, and takes no more from it than is asked for and a chunk. */
export class ByteReader {
  private readonly chunks: AsyncIterator<Buffer>;
  private held: Buffer[] = [];
  private heldBytes = 0;

  constructor(stream: Readable) {
    this.chunks = (stream as AsyncIterable<Buffer>)[Symbol.asyncIterator]();
  }

  /** Rejects when the stream ends before. */
  async take(bytes: number): Promise<Buffer> {
    while (this.heldBytes < bytes) {
      const next = await this.chunks.next();
      if (next.done) throw new Error('a stream ended early');
      this.held.push(next.value);
      this.heldBytes += next.value.length;
    }
    const all = Buffer.concat(this.held);
    this.held = [all.subarray(bytes)];
    this.heldBytes -= bytes;
    return all.subarray(0, bytes);
  }
}
