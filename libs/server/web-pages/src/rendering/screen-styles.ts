import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The classes of style modules are unique: they say which files a page needs. */
const CLASS = /\.(_[\w-]+_[\w-]{5}_\d+)/g;

/**
 * The style files of the built app by the classes in them, without those that every page loads. A screen's styles are loaded with
 * its script; a page that is rendered without script needs them at once.
 */
export class ScreenStyles {
  private readonly files = new Map<string, string>();

  /** @param root folder of the built app @param template its page, which names the files that every page loads */
  constructor(root: string, template: string) {
    const folder = path.join(root, 'assets');
    const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.css')) : [];
    for (const name of names.filter((each) => !template.includes(each)).toSorted())
      for (const [, found] of readFileSync(path.join(folder, name), 'utf8').matchAll(CLASS))
        this.files.set(found!, name);
  }

  /** Addresses of the files that the classes of this HTML are in. */
  of(html: string): string[] {
    const needed = new Set<string>();
    for (const [, classes] of html.matchAll(/ class="([^"]*)"/g))
      for (const one of classes!.split(' ')) {
        const file = this.files.get(one);
        if (file) needed.add(file);
      }
    return [...needed].map((name) => `/assets/${name}`);
  }
}
