import { Injectable } from '@nestjs/common';
import type { PageAddress, PagePreview } from './page-preview';

/** A context that has pages everybody may see. */
export type PageSource = {
  /** Of a path of the web app; null: not one of its pages, or not there. */
  preview: (path: string) => Promise<PagePreview | null>;
  /** Pages for search engines to find, those that changed last first. */
  addresses: (most: number) => Promise<PageAddress[]>;
};

/** Who knows the pages of the web app; contexts register what is theirs. */
@Injectable()
export class PublicPages {
  private readonly sources: PageSource[] = [];

  register(source: PageSource): void {
    this.sources.push(source);
  }

  async preview(path: string): Promise<PagePreview | null> {
    for (const source of this.sources) {
      const found = await source.preview(path);
      if (found) return found;
    }
    return null;
  }

  async addresses(most: number): Promise<PageAddress[]> {
    const found = await Promise.all(this.sources.map((source) => source.addresses(most)));
    return found.flat().slice(0, most);
  }
}
