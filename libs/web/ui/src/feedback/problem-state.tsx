import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../actions/button';
import { Art } from '../art/art';

export type ProblemStateProps = {
  title?: ReactNode;
  /** What happened, in plain words. */
  text: ReactNode;
  onRetry?: () => void;
  action?: ReactNode;
};

export function ProblemState({ title, text, onRetry, action }: ProblemStateProps) {
  const { t } = useTranslation('ui');
  return (
    <section className="ui-empty" role="alert">
      <Art name="empty-search" />
      <h2>{title ?? t('somethingWentWrong')}</h2>
      <p>{text}</p>
      <div className="ui-empty-act">
        {onRetry ? (
          <Button kind="soft" icon="rotate" onClick={onRetry}>
            {t('tryAgain')}
          </Button>
        ) : null}
        {action}
      </div>
    </section>
  );
}
