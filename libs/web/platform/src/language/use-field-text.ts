import { useTranslation } from 'react-i18next';
import { problemSentence } from './problem-sentence';

/** The server names its fields' errors in sentences, which are shown as they are; the contract's schemas in codes. */
const fieldText = (code: string | undefined): string | undefined => {
  if (!code || code.includes(' ')) return code || undefined;
  return problemSentence(code) ?? problemSentence('server.unexpected');
};

/** The sentence for a form field's error (`field.required`, `phone.invalid`, or a sentence of the server's); undefined without one. */
export const useFieldText = (): ((code: string | undefined) => string | undefined) => {
  useTranslation(); // draws again in another language
  return fieldText;
};
