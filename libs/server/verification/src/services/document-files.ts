import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { newId } from '@smachot/kernel';
import { FileStore, SealedFiles } from '@smachot/server-platform';
import type { DocumentFilesRow } from '../persistence/verification.schema';

const PURPOSE = 'bank-document';
type Where = Pick<DocumentFilesRow, 'sealedWith'>;

/** The files of documents and of their previews, encrypted. */
@Injectable()
export class DocumentFiles {
  constructor(
    private readonly files: FileStore,
    private readonly sealed: SealedFiles,
  ) {}

  async store(content: Buffer): Promise<{ fileKey: string; sealedWith: string }> {
    const fileKey = `documents/${newId()}.sealed`;
    return { fileKey, sealedWith: await this.sealed.put(PURPOSE, fileKey, content) };
  }

  /** Rejects when there is no such file. */
  stream({ sealedWith }: Where, fileKey: string): Promise<Readable> {
    return sealedWith === null ? this.files.stream(fileKey) : this.sealed.stream(PURPOSE, fileKey);
  }

  read({ sealedWith }: Where, fileKey: string): Promise<Buffer> {
    return sealedWith === null ? this.files.read(fileKey) : this.sealed.read(PURPOSE, fileKey);
  }

  /** Stores the same files under other keys, encrypted with the key in use. One after the other: each is held in memory. */
  async reseal(document: DocumentFilesRow): Promise<DocumentFilesRow> {
    const { fileKey, sealedWith } = await this.store(await this.read(document, document.fileKey));
    const previewKeys: string[] = [];
    for (const key of document.previewKeys)
      previewKeys.push((await this.store(await this.read(document, key))).fileKey);
    return { fileKey, sealedWith, previewKeys };
  }

  async delete(fileKeys: string[]): Promise<void> {
    await Promise.all(fileKeys.map((key) => this.files.delete(key)));
  }
}

export const filesOf = ({ fileKey, previewKeys }: Omit<DocumentFilesRow, 'sealedWith'>): string[] => [
  fileKey,
  ...previewKeys,
];
