import type { StoreSubscription, SubscriptionCharge } from '@smachot/contracts';
import { DAY_MS, isolate } from '@smachot/kernel';
import { now, problemSentence, useFormat } from '@smachot/web-platform';
import { Button, Note } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useOwnStore } from '../shell/own-store';
import { ResumePlan } from './cancel-plan';
import { PayRenewal } from './pay-renewal';
import { mayDo, nextLimits, overLimits } from './subscription-acts';
import { useSubscriptionChargesQuery } from './subscriptions-api';
import { useChargeOutcome } from './use-charge-outcome';
import { usePlanWords } from './use-plan-words';

type Props = { subscription: StoreSubscription };

/** A charge whose result is unknown: the card company is being asked, or the owner of the card has to confirm. */
function PendingCharge({ charge }: { charge: SubscriptionCharge }) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const sum = isolate(format.shekels(charge.breakdown.total));
  if (charge.status === 'requested')
    return (
      <Note tone="warn" icon="card">
        <p role="status">{t('plan.charging', { sum })}</p>
      </Note>
    );
  if (charge.status !== 'action_required') return null;
  return (
    <Note tone="bad" icon="lock">
      <p>{t('plan.atBank', { sum })}</p>
      {charge.authenticateUrl ? (
        <a className="btn btn-primary" href={charge.authenticateUrl} rel="noreferrer">
          {t('plan.toBank')}
        </a>
      ) : null}
    </Note>
  );
}

/** After another sentence, why the card was refused, where the card company says it. */
function WhyRefused({ charge }: { charge: SubscriptionCharge | null | undefined }) {
  return charge?.refusal ? ` ${problemSentence(`card.${charge.refusal}`)}` : null;
}

/** The renewal was not paid: until when the plan stays, what happens then, and the way to pay. */
function Grace({ subscription }: Props) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const words = usePlanWords();
  const { graceUntil, openCharge, planId } = subscription;
  const sum = openCharge?.breakdown.total ?? subscription.nextRenewal?.breakdown.total ?? 0;
  return (
    <>
      <Note tone="bad" icon="card">
        {t('plan.graceText', {
          sum: isolate(format.shekels(sum)),
          plan: isolate(words(planId).name),
          date: graceUntil ? isolate(format.dayAndDate(graceUntil)) : '',
        })}
        <WhyRefused charge={openCharge} />
      </Note>
      {mayDo(subscription, 'pay') ? <PayRenewal sum={sum} /> : null}
    </>
  );
}

/** The subscription ends with its period, or another plan follows; both can be taken back. */
function Leaving({ subscription }: Props) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const words = usePlanWords();
  const { partnerUsername } = useOwnStore();
  const { phase, endDate, pendingPlan, planId } = subscription;
  if (phase !== 'ending' && !pendingPlan) return null;
  const date = endDate ? isolate(format.date(endDate)) : '';
  const isOver = overLimits(subscription, nextLimits(subscription)).length > 0;
  return (
    <Note tone="warn">
      <div className="ui-flow">
        <p>
          {pendingPlan
            ? t('plan.pendingText', {
                date,
                plan: isolate(words(planId).name),
                next: isolate(words(pendingPlan.planId).name),
                billing: t(`plan.billing.${pendingPlan.billing}`),
              })
            : t('plan.endingText', { date, basic: isolate(words('basic-plan').name) })}
        </p>
        {isOver ? (
          <p>
            {t('keeping.over')}{' '}
            <Link to={`/dashboard/${partnerUsername}/account/keeping`}>{t('keeping.choose')}</Link>
          </p>
        ) : null}
        <div>
          <ResumePlan subscription={subscription} />
        </div>
      </div>
    </Note>
  );
}

/** The paid period is over and was not renewed: what the store has now, and what has no room in it. */
function Ended({ subscription: { phase, endDate } }: Props) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const words = usePlanWords();
  const { partnerUsername } = useOwnStore();
  if (phase !== 'inactive' || !endDate) return null;
  return (
    <Note tone="warn">
      {t('plan.endedText', {
        date: isolate(format.date(endDate)),
        basic: isolate(words('basic-plan').name),
      })}{' '}
      <Link to={`/dashboard/${partnerUsername}/account/keeping`}>{t('keeping.choose')}</Link>
    </Note>
  );
}

/** The plan that was chosen in the last day and that the card company declined, until another charge follows. */
const useDeclinedChoice = ({ openCharge }: StoreSubscription): SubscriptionCharge | undefined => {
  const { partnerId } = useOwnStore();
  const { currentData } = useSubscriptionChargesQuery({ params: { partnerId } });
  const last = currentData?.charges[0];
  const recent = last && now().getTime() - Date.parse(last.createdAt) < DAY_MS;
  return !openCharge && recent && last.status === 'failed' ? last : undefined;
};

/** What became of the charge that was awaited on this screen, or of a choice that was charged while nobody looked. */
function Outcome({ subscription }: Props) {
  const { t } = useTranslation('dashboard');
  const { partnerUsername } = useOwnStore();
  const words = usePlanWords();
  const outcome = useChargeOutcome(subscription);
  const choice = useDeclinedChoice(subscription);
  if (outcome === 'declined' || choice)
    return (
      <Note tone="bad">
        <p>
          {choice?.refusal ? (
            <>
              {t('plan.notCharged')}
              <WhyRefused charge={choice} />
            </>
          ) : (
            t('plan.refused')
          )}
        </p>
        {choice ? (
          <Button
            kind="soft"
            icon="card"
            to={`/dashboard/${partnerUsername}/account/plans?plan=${choice.planId}&billing=${choice.billing}`}
          >
            {t('plan.otherCard', { plan: isolate(words(choice.planId).name) })}
          </Button>
        ) : null}
      </Note>
    );
  return (
    <div role="status">
      {outcome === 'paid' ? (
        <Note tone="ok">{t('plan.paid', { plan: isolate(words(subscription.planId).name) })}</Note>
      ) : null}
    </div>
  );
}

/** What the owner has to know or to do about the subscription now. */
export function PlanNews({ subscription }: Props) {
  const { phase, openCharge } = subscription;
  return (
    <>
      <Outcome subscription={subscription} />
      {openCharge ? <PendingCharge charge={openCharge} /> : null}
      {phase === 'grace' ? <Grace subscription={subscription} /> : null}
      <Leaving subscription={subscription} />
      <Ended subscription={subscription} />
    </>
  );
}
