import type { Language } from '@smachot/contracts';
import { directionOf } from '@smachot/i18n';

/** Escapes a text for HTML, also inside of an attribute's quotation marks. */
export const escapedHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** An HTML mail in the language and direction of its reader. @param body HTML */
export const mailPage = (language: Language, body: string): string =>
  `<!doctype html><html lang="${language}" dir="${directionOf(language)}"><body dir="${directionOf(language)}" style="font-family:Rubik,Arial,sans-serif;color:#241B2F;background:#FFFBF5;padding:24px">
${body}
</body></html>`;
