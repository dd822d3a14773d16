import { Injectable } from '@nestjs/common';
import { accept, refuse, type Result } from '@smachot/kernel';
import {
  loadSharp,
  MEGAPIXELS_PER_MINUTE,
  PictureQueue,
  RateLimits,
  Typeface,
} from '@smachot/server-platform';
import { drawCard } from './card-drawing';
import { CARD_SIZE, cardVersion, type PreviewCard } from './preview-card';

/** Maximum number of cards cached in memory; one is about 50 kB. */
const MAX_CACHED = 100;

/** Draws cards as PNG, each once while it is cached, in the same queue as uploaded pictures. */
@Injectable()
export class PreviewCards {
  private readonly cached = new Map<string, Promise<Result<Buffer>>>();

  constructor(
    private readonly queue: PictureQueue,
    private readonly limits: RateLimits,
  ) {}

  /** Draws the card as PNG. Refuses when the pixels per minute are used up, or too many pictures wait. */
  async png(card: PreviewCard): Promise<Result<Buffer>> {
    const version = cardVersion(card);
    const cached = this.cached.get(version);
    if (cached) return cached;
    const drawing = this.draw(card);
    this.cached.set(version, drawing);
    const drawn = await drawing.then(
      ({ ok }) => ok,
      () => false,
    );
    if (!drawn) this.cached.delete(version);
    else if (this.cached.size > MAX_CACHED) this.cached.delete(this.cached.keys().next().value!);
    return drawing;
  }

  private async draw(card: PreviewCard): Promise<Result<Buffer>> {
    const megapixels = Math.ceil((CARD_SIZE.width * CARD_SIZE.height) / 1e6);
    const taken = await this.limits.take('pixels:previews', MEGAPIXELS_PER_MINUTE, 60, megapixels);
    if (!taken.allowed)
      return refuse('request.too_many', { details: { retryAfterSeconds: taken.retryAfterSeconds } });
    return this.queue.run<Result<Buffer>>(
      async () => accept(await this.render(card)),
      () => refuse('request.too_many', { details: { retryAfterSeconds: 10 } }),
    );
  }

  private async render(card: PreviewCard): Promise<Buffer> {
    const sharp = await loadSharp();
    const svg = drawCard(card, await Typeface.both());
    return sharp(Buffer.from(svg)).png({ compressionLevel: 9, palette: true }).toBuffer();
  }
}
