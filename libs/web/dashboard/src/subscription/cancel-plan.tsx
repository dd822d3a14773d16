import type { StoreSubscription } from '@smachot/contracts';
import { isolate } from '@smachot/kernel';
import { useFormat, useProblemText } from '@smachot/web-platform';
import { Button, Note, useSnackbar } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import { useOwnStore } from '../shell/own-store';
import { mayDo } from './subscription-acts';
import { useCancelSubscriptionMutation, useResumeSubscriptionMutation } from './subscriptions-api';
import { usePlanWords } from './use-plan-words';
import styles from './subscription.module.css';

type Props = { subscription: StoreSubscription };

/** Cancels in one click; what it does is said beside the button, and until the end of the period it can be taken back. */
export function CancelPlan({ subscription }: Props) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const words = useProblemText();
  const tell = useSnackbar();
  const { partnerId } = useOwnStore();
  const [cancel, { isLoading, error }] = useCancelSubscriptionMutation();
  if (!mayDo(subscription, 'cancel')) return null;
  const { phase, endDate } = subscription;
  const date = endDate ? isolate(format.date(endDate)) : '';
  const atOnce = phase === 'grace';
  const press = async () => {
    const { data } = await cancel({ params: { partnerId } });
    if (data) tell(atOnce ? t('plan.cancelledNow') : t('plan.cancelled', { date }));
  };
  return (
    <div className={styles.cancel}>
      <p className="small muted">{atOnce ? t('plan.cancelNowText') : t('plan.cancelText', { date })}</p>
      {error ? <Note tone="bad">{words(error)}</Note> : null}
      <Button kind="ghost" danger busy={isLoading} onClick={() => void press()}>
        {t('plan.cancel')}
      </Button>
    </div>
  );
}

/** Takes back a cancellation, or a smaller plan that was scheduled. */
export function ResumePlan({ subscription }: Props) {
  const { t } = useTranslation('dashboard');
  const planWords = usePlanWords();
  const words = useProblemText();
  const tell = useSnackbar();
  const { partnerId } = useOwnStore();
  const [resume, { isLoading, error }] = useResumeSubscriptionMutation();
  if (!mayDo(subscription, 'resume')) return null;
  const name = isolate(planWords(subscription.planId).name);
  const press = async () => {
    const { data } = await resume({ params: { partnerId } });
    if (data) tell(t('plan.resumed', { plan: name }));
  };
  return (
    <>
      {error ? <Note tone="bad">{words(error)}</Note> : null}
      <Button busy={isLoading} onClick={() => void press()}>
        {subscription.phase === 'ending' ? t('plan.resume') : t('plan.keep', { plan: name })}
      </Button>
    </>
  );
}
