import { useTranslation } from 'react-i18next';
import { problemSentence } from './problem-sentence';

const fieldText = (code: string | undefined): string | undefined =>
  code ? (problemSentence(code) ?? problemSentence('server.unexpected')) : undefined;

/** The sentence for a form field's code (`field.required`, `phone.invalid`) of the contract's schemas; undefined without a code. */
export const useFieldText = (): ((code: string | undefined) => string | undefined) => {
  useTranslation(); // draws again in another language
  return fieldText;
};
