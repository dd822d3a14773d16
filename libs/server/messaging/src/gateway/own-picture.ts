import { Injectable } from '@nestjs/common';
import { FileStore, loadSharp } from '@smachot/server-platform';

const KEY = 'own/confetti.jpg';

/** Spread evenly without a grid: the additive sequence of the plastic number. */
const spread = (step: number, at: number, size: number): number => Math.round(((0.5 + step * at) % 1) * size);

const drawn = async (): Promise<Buffer> =>
  (await loadSharp())(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="628">
      <rect width="1200" height="628" fill="#fdf3ee"/>
      ${Array.from({ length: 60 }, (_, i) => {
        const colour = ['#e4572e', '#f3a712', '#76b041', '#17bebb', '#a23b72'][i % 5];
        return `<circle cx="${spread(0.7548776662, i, 1200)}" cy="${spread(0.569840291, i, 628)}" r="${6 + ((i * 7) % 14)}" fill="${colour}" opacity="0.8"/>`;
      }).join('')}
    </svg>`),
  )
    .jpeg({ quality: 84 })
    .toBuffer();

/** The default picture of an invitation without one of its own, as a preview for hosts. */
@Injectable()
export class OwnPicture {
  private uploaded: Promise<string> | undefined;

  constructor(private readonly files: FileStore) {}

  /** The key of its file, which is stored on the first call. */
  key(): Promise<string> {
    this.uploaded ??= this.keep().catch((error: unknown) => {
      this.uploaded = undefined;
      throw error;
    });
    return this.uploaded;
  }

  private async keep(): Promise<string> {
    await this.files.put(KEY, await drawn(), 'image/jpeg');
    return KEY;
  }
}
