import {
  type FieldErrors,
  NO_FIELD_ERRORS,
  type SessionUser,
  useSession,
  useTitle,
} from '@smachot/web-platform';
import { Button, LoadingScreen, Note, Page, PageHead } from '@smachot/web-ui';
import { clsx } from 'clsx';
import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { stepFaults, STEPS, type BecomeValues, type Step } from './become-values';
import { CancellingStep } from './cancelling-step';
import { NameStep } from './name-step';
import { Pitch } from './pitch';
import { ReviewStep } from './review-step';
import { StepDock } from './step-dock';
import { ContactStep, OfferStep, WhatStep, WhereStep, type StepProps } from './steps';
import { useBecome, useStepInAddress, type BecomeActor, type BecomeSnapshot } from './use-become';
import dashboardStyles from '../dashboard.module.css';
import becomeStyles from './become.module.css';

/** /become-a-partner */
export function BecomeScreen() {
  const { t } = useTranslation('dashboard');
  const { status, user } = useSession();
  useTitle(t('become.title'));
  if (status === 'checking') return <LoadingScreen />;
  return user ? <Wizard key={user.id} user={user} /> : <Pitch />;
}

function Wizard({ user }: { user: SessionUser }) {
  const { t } = useTranslation('dashboard');
  const { flow, state, picturesLost } = useBecome();
  useStepInAddress(flow, state);
  useGoHome(state);
  const head = useFocusOnStep(state.context.step);
  const { step, values, opened, pictures } = state.context;
  return (
    <Page width="narrow">
      <PageHead title={t('become.title')} />
      {step === 'what' ? <OwnStores names={user.assignedStores.filter((name) => name !== opened)} /> : null}
      <Progress step={step} />
      <section className={clsx('card', dashboardStyles.part)} aria-labelledby="bp-step">
        <div>
          <p className="small muted">{t('become.progress', progressOf(step))}</p>
          <h2 id="bp-step" tabIndex={-1} ref={head}>
            {t(`become.questions.${step}`)}
          </h2>
          <p className="muted">{t(`become.leads.${step}`)}</p>
        </div>
        {picturesLost && step === 'offer' ? <Note>{t('become.picturesAgain')}</Note> : null}
        <StepBody
          step={step}
          values={values}
          faults={useShownFaults(state)}
          pictures={pictures}
          flow={flow}
        />
      </section>
      <StepDock flow={flow} state={state} />
    </Page>
  );
}

const progressOf = (step: Step) => ({ at: STEPS.indexOf(step) + 1, of: STEPS.length });

/** The way to the stores the person has already. */
function OwnStores({ names }: { names: readonly string[] }) {
  const { t } = useTranslation('dashboard');
  if (names.length === 0) return null;
  return (
    <Note>
      {t('become.already')}{' '}
      <Button kind="ghost" to={`/dashboard/${names[0]}`}>
        {t('become.toStore', { name: names[0] })}
      </Button>
    </Note>
  );
}

function Progress({ step }: { step: Step }) {
  const { t } = useTranslation('dashboard');
  const progress = progressOf(step);
  return (
    <ol className={becomeStyles.steps} aria-label={t('become.progress', progress)}>
      {STEPS.map((one, index) => (
        <li
          key={one}
          data-done={index < progress.at - 1 || undefined}
          aria-current={one === step ? 'step' : undefined}
        >
          <span className="sr">{t(`become.steps.${one}`)}</span>
        </li>
      ))}
    </ol>
  );
}

/** Errors of the form appear once the person tried to go on; errors from the server appear at once. */
const useShownFaults = ({ context }: BecomeSnapshot): FieldErrors => {
  const found = context.tried ? stepFaults(context.values, context.step) : NO_FIELD_ERRORS;
  const code = context.problem?.code;
  const refused: FieldErrors = code?.startsWith('username.') ? { partnerUsername: code } : NO_FIELD_ERRORS;
  return { ...found, ...context.problem?.fields, ...refused };
};

/** A new question gets the focus, so that screen readers announce it. */
const useFocusOnStep = (step: Step) => {
  const head = useRef<HTMLHeadingElement>(null);
  const asked = useRef(step);
  useEffect(() => {
    if (asked.current === step) return;
    asked.current = step;
    head.current?.focus();
    window.scrollTo({ top: 0 });
  }, [step]);
  return head;
};

const useGoHome = (state: BecomeSnapshot) => {
  const navigate = useNavigate();
  const { opened, picturesMissing, hidden } = state.context;
  const isDone = state.status === 'done';
  useEffect(() => {
    if (!isDone || !opened) return;
    const missing = [...(picturesMissing ? ['pictures'] : []), ...(hidden ? ['hidden'] : [])].join('.');
    void navigate(`/dashboard/${opened}?welcome=${missing || 'yes'}`, { replace: true });
  }, [isDone, opened, picturesMissing, hidden, navigate]);
};

type BodyProps = Omit<StepProps, 'onChange'> & {
  step: Step;
  pictures: readonly File[];
  flow: BecomeActor;
};

function StepBody({ step, pictures, flow, values, faults }: BodyProps): ReactNode {
  const onChange = (change: Partial<BecomeValues>) => flow.send({ type: 'change', values: change });
  const props = { values, faults, onChange };
  switch (step) {
    case 'what':
      return <WhatStep {...props} />;
    case 'name':
      return <NameStep {...props} />;
    case 'where':
      return <WhereStep {...props} />;
    case 'contact':
      return <ContactStep {...props} />;
    case 'offer':
      return (
        <OfferStep
          {...props}
          pictures={pictures}
          onPictures={(files) => flow.send({ type: 'pictures', files })}
        />
      );
    case 'cancelling':
      return <CancellingStep {...props} />;
    case 'review':
      return (
        <ReviewStep
          values={values}
          pictures={pictures.length}
          onGo={(to) => flow.send({ type: 'go', step: to })}
        />
      );
  }
}
