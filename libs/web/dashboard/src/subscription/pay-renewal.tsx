import { isolate } from '@smachot/kernel';
import { useConfirmed, useFormat, usePayingCard, useProblemText } from '@smachot/web-platform';
import { Button, CardChoice, Note } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useOwnStore } from '../shell/own-store';
import { usePayRenewalMutation } from './subscriptions-api';
import { useActKey } from './use-act-key';
import { useShowSubscription } from './use-subscription';

/** One more try to charge the renewal, with the chosen card; its outcome is known later. */
const usePay = () => {
  const { partnerId } = useOwnStore();
  const { pathname: returnTo } = useLocation();
  const show = useShowSubscription();
  const confirmed = useConfirmed();
  const paying = usePayingCard();
  const act = useActKey();
  const [pay, { error, isLoading: busy }] = usePayRenewalMutation();
  const press = async () => {
    const body = { cardId: paying.card?._id ?? null, returnTo };
    const idempotencyKey = act.keyOf(body);
    const { data } = await confirmed(() => pay({ params: { partnerId }, body, idempotencyKey }));
    if (!data) return;
    act.answered();
    show(data);
  };
  return { paying, error, busy, press };
};

/** The way out of the days of grace: the same card again, or another one. */
export function PayRenewal({ sum }: { sum: number }) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const words = useProblemText();
  const { paying, error, busy, press } = usePay();
  return (
    <div className="ui-flow">
      <CardChoice paying={paying} />
      {error ? <Note tone="bad">{words(error)}</Note> : null}
      {paying.card ? (
        <Button kind="accent" icon="lock" block busy={busy} onClick={() => void press()}>
          {t('plan.pay', { sum: isolate(format.shekels(sum)) })}
        </Button>
      ) : null}
    </div>
  );
}
