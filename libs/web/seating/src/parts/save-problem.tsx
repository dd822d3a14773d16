import { useProblemText } from '@smachot/web-platform';
import { Button, Note } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import type { SeatingState } from '../plan/seating-state';

type SaveProblemProps = { problem: SeatingState['problem']; onRetry: () => void };

/** Why the last change was not saved: taken back after a refusal, waiting after a failure. */
export function SaveProblem({ problem, onRetry }: SaveProblemProps) {
  const { t } = useTranslation('seating');
  const words = useProblemText();
  if (!problem) return null;
  return (
    <Note tone="bad">
      <p>{words(problem.error)}</p>
      <p>{t(problem.refused ? 'problem.takenBack' : 'problem.waiting')}</p>
      <Button kind="line" onClick={onRetry}>
        {t(problem.refused ? 'problem.understood' : 'problem.retry')}
      </Button>
    </Note>
  );
}
