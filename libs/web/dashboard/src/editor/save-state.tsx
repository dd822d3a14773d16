import { useProblemText, type CallFailure } from '@smachot/web-platform';
import { Badge, Button, Note } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import type { AutosaveState } from './autosave.flow';

/** The save state of the form: unsaved, being saved, or saved on the server. */
export function SaveState({ state, isDraft = false }: { state: AutosaveState; isDraft?: boolean }) {
  const { t } = useTranslation('dashboard');
  return (
    <span role="status">
      {state === 'clean' ? (
        <Badge tone="ok" icon="check">
          {t(isDraft ? 'publishing.saved' : 'save.clean')}
        </Badge>
      ) : state === 'faulty' || state === 'refused' || state === 'conflict' ? (
        <Badge tone="bad" icon="alert">
          {t('save.notSaved')}
        </Badge>
      ) : state === 'unreachable' ? (
        <Badge tone="warn" icon="clock">
          {t('save.unreachable')}
        </Badge>
      ) : (
        <Badge tone="neutral" icon="rotate">
          {t('save.saving')}
        </Badge>
      )}
    </span>
  );
}

/** The problem that prevents saving, and the way to solve it. */
export function SaveProblem({
  state,
  problem,
  faults,
  onRetry,
}: {
  state: AutosaveState;
  problem: CallFailure | null;
  faults: number;
  onRetry: () => void;
}) {
  const { t } = useTranslation('dashboard');
  const words = useProblemText();
  if (state === 'faulty') return <Note tone="warn">{t('save.faulty', { count: faults })}</Note>;
  if (state === 'refused' && problem)
    return (
      <Note tone="bad">
        {words(problem)}{' '}
        <Button kind="ghost" onClick={onRetry}>
          {t('save.again')}
        </Button>
      </Note>
    );
  if (state === 'unreachable')
    return (
      <Note tone="warn">
        {t('save.unreachableText')}{' '}
        <Button kind="ghost" onClick={onRetry}>
          {t('save.again')}
        </Button>
      </Note>
    );
  return null;
}
