import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Language } from '@smachot/contracts';
import { DEFAULT_LANGUAGE } from '@smachot/i18n';

/** A file of the built app, as Vite lists it: imports are names of other entries. */
type Built = { file: string; src?: string; isEntry?: boolean; imports?: string[]; css?: string[] };

/** The file of a room's texts, by the end of its name. */
const isTextsOf = (room: string, language: Language) => (name: string) =>
  room === 'shell'
    ? name === `src/locales/${language}.json`
    : new RegExp(`/${room}(?:/src)?/locales/${language}\\.json$|/${room}\\.${language}\\.json$`).test(name);

/**
 * The script files of a screen: an app that takes a page over finds them at once, where it would otherwise learn of them from one
 * another.
 */
export class ScreenScripts {
  private readonly manifest: Record<string, Built>;

  /** @param root folder of the built app, which lists its files @param template its page, which names what every page loads */
  constructor(
    root: string,
    private readonly template: string,
  ) {
    const list = path.join(root, '.vite/manifest.json');
    this.manifest = existsSync(list) ? (JSON.parse(readFileSync(list, 'utf8')) as Record<string, Built>) : {};
  }

  /**
   * Addresses of the files of a screen.
   * @param styles addresses of its style files: a part that has styles is there with its script
   * @param rooms of the texts it uses
   */
  of(styles: string[], rooms: string[], language: Language): string[] {
    const files = new Set<string>();
    for (const [name, { css = [] }] of Object.entries(this.manifest))
      if (css.some((file) => styles.includes(`/${file}`))) this.gather(name, files);
    for (const room of rooms)
      for (const one of new Set([language, DEFAULT_LANGUAGE])) {
        const found = Object.keys(this.manifest).find(isTextsOf(room, one));
        if (found) this.gather(found, files);
      }
    return [...files].map((file) => `/${file}`);
  }

  private gather(name: string, files: Set<string>): void {
    const built = this.manifest[name];
    if (!built || built.isEntry || files.has(built.file) || this.template.includes(built.file)) return;
    files.add(built.file);
    for (const each of built.imports ?? []) this.gather(each, files);
  }
}
