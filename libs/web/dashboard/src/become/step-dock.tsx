import { focusFirstError, useFieldText, useProblemText } from '@smachot/web-platform';
import { Button, Dock, Note } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import { stepFaults } from './become-values';
import type { BecomeActor, BecomeSnapshot } from './use-become';
import styles from '../dashboard.module.css';

const DOING = ['opening', 'renewing', 'offering', 'picturing', 'showing'] as const;

type Props = { flow: BecomeActor; state: BecomeSnapshot };

/** The actions of a step: back, next or publish, with what prevents them. */
export function StepDock({ flow, state }: Props) {
  const { t } = useTranslation('dashboard');
  const { step } = state.context;
  const doing = DOING.find((one) => state.matches({ publishing: one }));
  const busy = state.matches('publishing');
  const progress = doing ? t(`become.doing.${doing}`) : '';
  return (
    <Dock
      main={
        <div className={styles.act}>
          <Problems state={state} />
          <span className="sr" role="status">
            {progress}
          </span>
          {step === 'review' ? (
            <Button
              kind="accent"
              size="large"
              block
              busy={busy}
              onClick={() => flow.send({ type: 'publish' })}
            >
              {progress || t('become.publish')}
            </Button>
          ) : (
            <NextButton flow={flow} />
          )}
        </div>
      }
    >
      {step === 'what' ? null : (
        <Button kind="line" size="large" disabled={busy} onClick={() => flow.send({ type: 'back' })}>
          {t('become.back')}
        </Button>
      )}
    </Dock>
  );
}

/** What the server refused, and whether fields of this step are missing. */
function Problems({ state }: Pick<Props, 'state'>) {
  const { t } = useTranslation('dashboard');
  const words = useProblemText();
  const fieldText = useFieldText();
  const { step, problem, opened, tried, values } = state.context;
  const missing = tried && Object.keys(stepFaults(values, step)).length > 0;
  return (
    <>
      {problem ? (
        <Note tone="bad">
          {words(problem)}
          {opened ? <div>{t('become.goesOn')}</div> : null}
        </Note>
      ) : null}
      {missing ? <Note tone="bad">{fieldText('request.invalid')}</Note> : null}
    </>
  );
}

function NextButton({ flow }: Pick<Props, 'flow'>) {
  const { t } = useTranslation('dashboard');
  const next = () => {
    flow.send({ type: 'next' });
    if (flow.getSnapshot().context.tried) focusFirstError(document);
  };
  return (
    <Button size="large" block onClick={next}>
      {t('become.next')}
    </Button>
  );
}
