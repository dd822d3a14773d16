import { once } from 'node:events';
import { pipeline, type Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { Injectable } from '@nestjs/common';
import { Secrets } from '../secrets/secrets';
import { FileStore } from './file-store';
import { OpenedContent, sealContent } from './sealed-content';

/** Files that are stored encrypted; whoever reads the folder or the bucket learns their sizes. */
@Injectable()
export class SealedFiles {
  constructor(
    private readonly files: FileStore,
    private readonly secrets: Secrets,
  ) {}

  /**
   * @param purpose content of one purpose is not opened with the key of another
   * @returns the id of the sealing key that was used
   */
  async put(purpose: string, key: string, content: Buffer): Promise<string> {
    const keyId = this.secrets.sealingKey;
    const sealed = sealContent(content, keyId, this.nameOf(purpose, key, keyId));
    await this.files.put(key, sealed, 'application/octet-stream');
    return keyId;
  }

  /** Opens a file; rejects when there is none, or its beginning cannot be opened. */
  async stream(purpose: string, key: string): Promise<Readable> {
    const stored = await this.files.stream(key);
    const opened = new OpenedContent((keyId) => this.nameOf(purpose, key, keyId));
    // the reader learns of an error by the stream itself
    pipeline(stored, opened, () => undefined);
    await once(opened, 'readable');
    return opened;
  }

  async read(purpose: string, key: string): Promise<Buffer> {
    return buffer(await this.stream(purpose, key));
  }

  private nameOf(purpose: string, name: string, keyId: string) {
    return { key: this.secrets.sealingKeyFor(purpose, keyId), name };
  }
}
