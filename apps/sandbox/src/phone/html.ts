/** Markup that is already safe. Everything else put into a template is escaped. */
export interface Html {
  readonly html: string;
}

type Part = Html | string | number | undefined | null | false | readonly Part[];

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (letter) => entities[letter] ?? letter);

function render(part: Part): string {
  if (part === undefined || part === null || part === false) return '';
  if (typeof part === 'string' || typeof part === 'number') return escapeHtml(String(part));
  if ('html' in part) return part.html;
  return part.map(render).join('');
}

/** html`<b>${text}</b>`: escapes its values, keeps nested html and lists of it. */
export function html(strings: TemplateStringsArray, ...parts: Part[]): Html {
  return {
    html: strings.reduce((made, string, at) => made + render(parts[at - 1]) + string, '').trimStart(),
  };
}

export interface Page {
  title: string;
  /** Files under /assets. */
  styles: string[];
  scripts?: string[];
  body: Html;
  language?: 'he' | 'en';
}

export const page = ({ title, styles, scripts = [], body, language = 'he' }: Page): string =>
  html`<!doctype html>
    <html lang="${language}" dir="${language === 'he' ? 'rtl' : 'ltr'}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <title>${title}</title>
        <link rel="icon" href="/assets/logo-mark.svg" />
        ${styles.map((file) => html`<link rel="stylesheet" href="/assets/${file}" />`)}
        ${scripts.map((file) => html`<script type="module" src="/assets/${file}"></script>`)}
      </head>
      <body>
        ${body}
      </body>
    </html>`.html;

export const emptySide = (title: string, words: string): Html =>
  html`<div class="empty">
    <p><b>${title}</b></p>
    <p class="muted small">${words}</p>
  </div>`;
