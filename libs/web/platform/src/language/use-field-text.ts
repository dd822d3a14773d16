import type { Language } from '@smachot/contracts';
import { problemMessage } from '@smachot/i18n';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

/** The sentence for a form field's code (`field.required`, `phone.invalid`), as contract schemas give it; nothing for nothing. */
export const useFieldText = (): ((code: string | undefined) => string | undefined) => {
  const { i18n } = useTranslation();
  const language = i18n.language as Language;
  return useCallback((code) => (code ? problemMessage(code, language) : undefined), [language]);
};
