import { Injectable } from '@nestjs/common';
import { FileStore } from '@smachot/server-platform';
import { FormData } from 'undici';
import { CloudConnection } from './cloud-connection';
import { ProviderTokens } from './provider-tokens';

const UPLOAD_TIMEOUT_MS = 30_000;

/** Uploads pictures to the provider. */
@Injectable()
export class MediaUpload {
  constructor(
    private readonly files: FileStore,
    private readonly connection: CloudConnection,
    private readonly tokens: ProviderTokens,
  ) {}

  /** Answers the provider's id of the picture. */
  async upload(fileKey: string): Promise<string> {
    const bytes = await this.files.read(fileKey);
    const form = new FormData();
    form.set('messaging_product', 'whatsapp');
    form.set('type', 'image/jpeg');
    form.set('file', new Blob([Uint8Array.from(bytes)], { type: 'image/jpeg' }), 'invitation.jpg');
    const { text } = await this.tokens.current();
    const answer = await this.connection.pool.request({
      path: this.connection.mediaPath,
      method: 'POST',
      headers: { authorization: `Bearer ${text}` },
      body: form,
      headersTimeout: UPLOAD_TIMEOUT_MS,
    });
    const { id } = (await answer.body.json()) as { id?: string };
    if (!id) throw new Error(`picture not taken: ${answer.statusCode}`);
    return id;
  }
}
