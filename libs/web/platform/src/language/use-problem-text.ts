import { problems, type Language } from '@smachot/contracts';
import { problemMessage } from '@smachot/i18n';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { problemOf } from '../calls/failure';

/** What happened, for people, in their language; codes nobody has translated say what the server said. */
export const useProblemText = (): ((error: unknown) => string) => {
  const { t, i18n } = useTranslation('platform');
  const language = i18n.language as Language;
  return useCallback(
    (error: unknown) => {
      const { kind, code, message, status } = problemOf(error);
      if (kind === 'no-response') return t('problem.noResponse');
      if (kind === 'setup') return t('problem.setup');
      if (code === 'client.unreadable') return t('problem.unreadable');
      if (code && code in problems) return problemMessage(code, language);
      return message && status !== 500 ? message : t('problem.server');
    },
    [t, language],
  );
};
