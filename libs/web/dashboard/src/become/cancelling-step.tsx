import { useFieldText } from '@smachot/web-platform';
import { FieldProblem, Icon, Note } from '@smachot/web-ui';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { POLICIES, POLICY_NAMES } from './policies';
import type { StepProps } from './steps';
import dashboardStyles from '../dashboard.module.css';
import unitsStyles from '../units/units.module.css';

/** The refund after a cancellation: one of three policies, with none preselected. */
export function CancellingStep({ values, faults, onChange }: StepProps) {
  const { t } = useTranslation('dashboard');
  const say = useFieldText();
  const name = useId();
  return (
    <>
      <fieldset>
        <legend className={dashboardStyles.lab}>{t('become.policy')}</legend>
        <div className={unitsStyles.kinds}>
          {POLICY_NAMES.map((policy) => {
            const [whole, half] = POLICIES[policy].map(({ hoursBefore }) => hoursBefore / 24);
            return (
              <label key={policy} className={unitsStyles.kind}>
                <input
                  type="radio"
                  name={name}
                  value={policy}
                  checked={values.policy === policy}
                  aria-invalid={faults['policy'] ? true : undefined}
                  onChange={() => onChange({ policy })}
                />
                <Icon name={ICON[policy]} size={22} />
                <span>
                  <b>{t(`become.policies.${policy}`)}</b>
                  <span className="small muted">
                    {t('become.policyWhole', { count: whole! })} {t('become.policyHalf', { count: half! })}
                  </span>
                </span>
              </label>
            );
          })}
        </div>
        <FieldProblem>{say(faults['policy'])}</FieldProblem>
      </fieldset>
      <Note>{t('become.policyNote')}</Note>
    </>
  );
}
const ICON = { flexible: 'rotate', moderate: 'clock', strict: 'lock' } as const;
