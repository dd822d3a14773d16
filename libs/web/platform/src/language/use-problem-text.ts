import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { problemOf } from '../calls/failure';
import { problemSentence } from './problem-sentence';

/** The text of a problem in the person's language; a code without a translation shows the server's text. */
export const useProblemText = (): ((error: unknown) => string) => {
  const { t } = useTranslation('platform');
  return useCallback(
    (error: unknown) => {
      const { kind, code, message, status } = problemOf(error);
      if (kind === 'no-response') return t('problem.noResponse');
      if (kind === 'setup') return t('problem.setup');
      if (code === 'client.unreadable') return t('problem.unreadable');
      const sentence = code && problemSentence(code);
      if (sentence) return sentence;
      return message && status !== 500 ? message : t('problem.server');
    },
    [t],
  );
};
