import i18next from 'i18next';
import { codeSentence, DEFAULT_LANGUAGE } from '@smachot/i18n';

const find = (language: string, code: string): string | undefined => {
  const found: unknown = i18next.getResource(language, 'problems', code, { keySeparator: false });
  return typeof found === 'string' ? found : undefined;
};

/** The sentence for a code of a problem or a form field, in the current language; undefined when there is none. */
export const problemSentence = (code: string): string | undefined =>
  codeSentence(code, (plain) => find(i18next.language, plain) ?? find(DEFAULT_LANGUAGE, plain));
