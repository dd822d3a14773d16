import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../actions/button';
import { Art } from '../art/art';

export type ProblemStateProps = {
  title?: ReactNode;
  /** The problem in plain words. */
  text: ReactNode;
  /** `h1` where the screen has no other heading. */
  heading?: 'h1' | 'h2';
  onRetry?: () => void;
  action?: ReactNode;
};

export function ProblemState({ title, text, heading: Heading = 'h2', onRetry, action }: ProblemStateProps) {
  const { t } = useTranslation('ui');
  return (
    <section className="ui-empty" role="alert">
      <Art name="empty-search" />
      <Heading tabIndex={Heading === 'h1' ? -1 : undefined}>{title ?? t('somethingWentWrong')}</Heading>
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
