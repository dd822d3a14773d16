import { problemOf, useProblemText } from '@smachot/web-platform';
import { Note } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useOwnStore } from '../shell/own-store';

/** Why the server refused; a limit of the plan has the way to the plans beside it. */
export function Refusal({ problem }: { problem: unknown }) {
  const { t } = useTranslation('dashboard');
  const words = useProblemText();
  const { partnerUsername } = useOwnStore();
  const isLimit = problemOf(problem).code?.startsWith('plan.') ?? false;
  return (
    <Note tone="bad">
      {words(problem)}{' '}
      {isLimit ? <Link to={`/dashboard/${partnerUsername}/account/plans`}>{t('plan.seePlans')}</Link> : null}
    </Note>
  );
}
