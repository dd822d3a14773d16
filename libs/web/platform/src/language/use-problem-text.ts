import { MINUTE_MS } from '@smachot/kernel';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { problemOf } from '../calls/failure';
import { now } from '../config/product-clock';
import { problemSentence } from './problem-sentence';
import { useFormat } from './use-format';

/** The text of a problem in the person's language; a code without a translation shows the server's text. */
export const useProblemText = (): ((error: unknown) => string) => {
  const { t } = useTranslation('platform');
  const { relative } = useFormat();
  return useCallback(
    (error: unknown) => {
      const { kind, code, message, status, retryAfter = 0 } = problemOf(error);
      if (kind === 'no-response') return t('problem.noResponse');
      if (kind === 'setup') return t('problem.setup');
      if (code === 'client.unreadable') return t('problem.unreadable');
      if (code === 'otp.too_many' && retryAfter > 0) {
        const again = now().getTime() + Math.ceil(retryAfter / 60) * MINUTE_MS;
        return t('problem.codesAgain', { when: relative(again) });
      }
      const sentence = code && problemSentence(code);
      if (sentence) return sentence;
      return message && status !== 500 ? message : t('problem.server');
    },
    [t, relative],
  );
};
