import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { problemOf } from '../calls/failure';
import { problemSentence } from './problem-sentence';
import { useFormat } from './use-format';

/** The text of a problem in the person's language; a code without a translation shows the server's text. */
export const useProblemText = (): ((error: unknown) => string) => {
  const { t } = useTranslation('platform');
  const { span } = useFormat();
  return useCallback(
    (error: unknown) => {
      const { kind, code, message, status, retryAfter = 0 } = problemOf(error);
      if (kind === 'no-response') return t('problem.noResponse');
      if (kind === 'setup') return t('problem.setup');
      if (code === 'client.unreadable') return t('problem.unreadable');
      if (code === 'otp.too_many' && retryAfter > 0) {
        const minutes = Math.ceil(retryAfter / 60);
        return minutes < 90
          ? t('problem.codesInMinutes', { count: minutes })
          : t('problem.codesIn', { span: span(minutes) });
      }
      const sentence = code && problemSentence(code);
      if (sentence) return sentence;
      return message && status !== 500 ? message : t('problem.server');
    },
    [t, span],
  );
};
