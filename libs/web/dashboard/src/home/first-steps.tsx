import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useOwnStore } from '../shell/own-store';
import { stepsOf } from './readiness';
import { useWaiting } from './use-waiting';

/** What stands between the store and its first order, each with the way to it; nothing once it can be ordered from. */
export function FirstSteps() {
  const { t } = useTranslation('dashboard');
  const { partnerUsername } = useOwnStore();
  const steps = stepsOf(useWaiting().currentData?.steps ?? []);
  if (steps.length === 0) return null;
  return (
    <div>
      <b>{t('waiting.steps', { count: steps.length })}</b>
      <ul>
        {steps.map(({ id, to }) => (
          <li key={id}>
            <Link to={`/dashboard/${partnerUsername}/${to}`}>{t(`wants.${id}.title`)}</Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
