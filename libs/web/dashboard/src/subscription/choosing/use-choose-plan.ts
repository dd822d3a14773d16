import type { BillingCycle, CardId, PlanChange, StoreSubscription } from '@smachot/contracts';
import { isolate } from '@smachot/kernel';
import { useConfirmed, usePayingCard } from '@smachot/web-platform';
import { useSnackbar } from '@smachot/web-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useOwnStore } from '../../shell/own-store';
import type { PricedPlan } from '../plan-column';
import { useChoosePlanMutation } from '../subscriptions-api';
import { useActKey } from '../use-act-key';
import { usePlanWords } from '../use-plan-words';
import { useShowSubscription } from '../use-subscription';

export type ChoosePlanProps = {
  plan: PricedPlan;
  billing: BillingCycle;
  subscription: StoreSubscription;
  termsVersion: string;
  onClose: () => void;
};

export type Choosing = ReturnType<typeof useChoosePlan>;

/** After the choice, the account says what stands: that the card is being charged, or the plan that follows. */
const useChosen = ({ plan, billing: chosen }: ChoosePlanProps) => {
  const { t } = useTranslation('dashboard');
  const { partnerUsername } = useOwnStore();
  const navigate = useNavigate();
  const tell = useSnackbar();
  const words = usePlanWords();
  return ({ planId, billing, pendingPlan }: StoreSubscription) => {
    const name = isolate(words(plan.id).name);
    if (pendingPlan?.planId === plan.id) tell(t('choose.scheduled', { plan: name }));
    else if (planId === plan.id && billing === chosen) tell(t('choose.done', { plan: name }));
    void navigate(`/dashboard/${partnerUsername}/account`);
  };
};

/** Sends the choice as it was shown; pressed again after silence, it is the same one. */
const useSend = (props: ChoosePlanProps) => {
  const { plan, billing, termsVersion } = props;
  const { partnerId, partnerUsername } = useOwnStore();
  const confirmed = useConfirmed();
  const onChosen = useChosen(props);
  const act = useActKey();
  const show = useShowSubscription();
  const [choose, { error: problem, isLoading: busy }] = useChoosePlanMutation();
  const send = async ({ due, coupon }: PlanChange, cardId: CardId | null) => {
    const returnTo = `/dashboard/${partnerUsername}/account`;
    const typed = coupon ? { couponCode: coupon.code } : {};
    const body = {
      ...{ partnerId, planId: plan.id, billing, cardId, due: due.total, termsVersion, returnTo },
      ...typed,
    };
    const idempotencyKey = act.keyOf(body);
    const { data } = await confirmed(() => choose({ body, idempotencyKey }));
    if (!data) return;
    act.answered();
    show(data);
    onChosen(data);
  };
  return { send, problem, busy };
};

/** The state of the dialog that chooses a plan; `change` is undefined while the consequence is being read. */
export const useChoosePlan = (props: ChoosePlanProps, change: PlanChange | undefined) => {
  const { termsVersion } = props;
  const { send, problem, busy } = useSend(props);
  // the acceptance is of one version: other terms are not accepted yet
  const [acceptedVersion, setAccepted] = useState<string | null>(null);
  const [tried, setTried] = useState(false);
  // a plan that follows later is charged later, and then with the card that is the default one
  const costs = change !== undefined && change.due.total > 0;
  const paying = usePayingCard(!costs);
  const cardId = costs ? (paying.card?._id ?? null) : null;
  const cardMissing = costs && cardId === null;
  const accepted = acceptedVersion === termsVersion;
  const choose = () => {
    setTried(true);
    if (change && accepted && !cardMissing) void send(change, cardId);
  };
  return {
    paying,
    costs,
    cardMissing,
    termsVersion,
    accepted,
    accept: (yes: boolean) => setAccepted(yes ? termsVersion : null),
    tried,
    problem,
    busy: busy || paying.loading,
    choose,
  };
};
