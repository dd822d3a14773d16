import { Injectable } from '@nestjs/common';
import { HOUR_MS } from '@smachot/kernel';
import { Logger } from '@smachot/server-platform';
import { MediaRepository } from '../persistence/media.repository';
import { MediaUpload } from './media-upload';
import { OwnPicture } from './own-picture';

/** Uploads a picture once and stores the provider's id of it. */
@Injectable()
export class Media {
  private readonly known = new Map<string, { id: Promise<string>; till: number }>();

  constructor(
    private readonly uploads: MediaRepository,
    private readonly own: OwnPicture,
    private readonly provider: MediaUpload,
    private readonly logger: Logger,
  ) {}

  /** The provider's id of a picture. Rejects when it cannot be read or uploaded; its messages are retried later. */
  async idOf(fileKey: string | null): Promise<string> {
    const key = fileKey ?? (await this.own.key());
    const known = this.known.get(key);
    if (known && known.till > Date.now()) return known.id;
    const id = this.find(key);
    this.known.set(key, { id, till: Date.now() + HOUR_MS });
    id.catch(() => this.known.delete(key));
    if (this.known.size > 1000) this.known.delete(this.known.keys().next().value!);
    return id;
  }

  /** Forgets all uploaded pictures. The provider reports that a picture is gone, but not which: all are uploaded anew. */
  async forgetAll(): Promise<void> {
    this.known.clear();
    await this.uploads.deleteAll();
    this.logger.warn({}, 'pictures at the provider forgotten');
  }

  private async find(key: string): Promise<string> {
    const found = await this.uploads.find(key);
    if (found) return found;
    const id = await this.provider.upload(key);
    await this.uploads.save(key, id);
    return id;
  }
}
