import { createHash } from 'node:crypto';
import { type Look, type PageRendered, RENDERED_ID, THEME_COLOUR } from '@smachot/contracts';

/** A tag inside a text must not end the element around it. */
const inElement = (json: string): string => json.replaceAll('<', '\\u003c');

/** Tells the height of the dock before the app is there, so that snackbars stand above it from the first paint; `actions/dock-height.ts` goes on from there. */
const DOCK = `{const dock=document.querySelector('[data-dock]');if(dock&&getComputedStyle(dock).position==='fixed')document.documentElement.style.setProperty('--dock',dock.offsetHeight+'px')}`;

const rootOf = ({ language, direction, themeMode, contrast, stretch }: Look): string =>
  `<html lang="${language}" dir="${direction}" data-theme="${themeMode}" data-contrast="${contrast}" data-stretch="${stretch ? 'on' : 'off'}">`;

const sourceOf = (script: string): string =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/** Addresses of what a screen needs beside what every page has. */
export type ScreenFiles = { styles: string[]; scripts: string[] };

/** The app's page as it is before any content, of which pages with content are made. */
export class PageTemplate {
  /** Sources of a content security policy: the only scripts within these pages, which are the same for everybody. */
  readonly scripts: readonly string[];
  private readonly template: string;

  /** @param template the built `index.html` @param firstLines the built `apps/web/src/rendering/first-lines.ts` */
  constructor(template: string, firstLines: string) {
    this.scripts = [firstLines, DOCK].map(sourceOf);
    this.template = template
      .replaceAll(/<meta property="csp-nonce"[^>]*>/g, '')
      .replaceAll(' nonce="__CSP_NONCE__"', '')
      .replace(/<noscript>[^<]*<\/noscript>/, '')
      // the app is started by the first lines, when somebody wants more than to read
      .replaceAll('<link rel="modulepreload"', '<link data-later="modulepreload"')
      .replace(/<script type="module"/, '<script type="text/plain" data-later="module"')
      // before everything that takes time: what a visitor does is heard from the first moment
      .replace(
        /<head>\s*(?:<meta charset="[^"]*" ?\/?>)?/,
        (before) => `${before}<script>${firstLines}</script>`,
      );
  }

  /**
   * The page with the content of one address. Styles of a screen stand where the app puts them: after those of every page.
   * @param screen addresses of its own files
   */
  with(look: Look, { html, page }: PageRendered, screen: ScreenFiles): string {
    const files = [
      ...screen.styles.map((file) => `<link rel="stylesheet" crossorigin href="${file}" />`),
      ...screen.scripts.map((file) => `<link data-later="modulepreload" crossorigin href="${file}" />`),
    ].join('');
    return this.template
      .replace(/<html[^>]*>/, () => rootOf(look))
      .replace(
        /(<meta name="theme-color" content=")[^"]*/,
        (_, before: string) => before + THEME_COLOUR[look.themeMode],
      )
      .replace('</head>', () => `${files}</head>`)
      .replace(
        '<div id="root"></div>',
        () =>
          `<div id="root">${html}</div><script type="application/json" id="${RENDERED_ID}">${inElement(page)}</script><script>${DOCK}</script>`,
      );
  }
}
