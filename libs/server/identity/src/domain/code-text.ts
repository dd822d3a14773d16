import type { Language } from '@smachot/contracts';
import type { ByLanguage } from '@smachot/i18n';

/** One SMS segment in Hebrew (UCS-2). */
const SEGMENT = 70;

const sentences: ByLanguage<(code: string) => string> = {
  he: (code) => `קוד הכניסה שלך לשמחות: ${code}`,
  en: (code) => `Your Smachot sign-in code: ${code}`,
  ru: (code) => `Smachot, код для входа: ${code}`,
  ar: (code) => `رمز الدخول إلى Smachot: ${code}`,
};

const confirming: ByLanguage<(code: string) => string> = {
  he: (code) => `קוד לאישור שזה אתם: ${code}`,
  en: (code) => `To confirm it is you: ${code}`,
  ru: (code) => `Код подтверждения: ${code}`,
  ar: (code) => `رمز التأكيد: ${code}`,
};

/**
 * The text message of a one-time code. Its last line lets the browser of that host, and no other page, fill the code in
 * (WICG, origin-bound one-time codes).
 * @param host host of the page without port
 */
export const codeText = (
  code: string,
  host: string,
  language: Language,
  purpose: 'sign-in' | 'confirmation' = 'sign-in',
): string => {
  const lastLine = `@${host} #${code}`;
  const sentence = (purpose === 'sign-in' ? sentences : confirming)[language](code);
  const full = `${sentence}\n\n${lastLine}`;
  // a long host leaves no room for a sentence: the code alone is sent
  return full.length <= SEGMENT ? full : `${code}\n\n${lastLine}`;
};
