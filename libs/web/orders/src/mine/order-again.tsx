import { createCheckoutDraft, type Order } from '@smachot/contracts';
import { fetchCall, useProblemText, useRequestUnit, useStoreEvent } from '@smachot/web-platform';
import { Note } from '@smachot/web-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { ActionButton } from '../parts/more-actions';

/** Orders the same unit with the same menu, remarks, number and place; the day has to be chosen again, and the price is today's. */
const useOrderAgain = ({ orderSummary }: Order) => {
  const navigate = useNavigate();
  const request = useRequestUnit();
  const storeEvent = useStoreEvent();
  return async () => {
    const { pricingUnitId, partnerUsername, remarks } = orderSummary;
    const pricingUnitRequest = orderSummary.pricingUnitRequest ?? null;
    const { participants, location } = orderSummary.eventInfo;
    const eventInfo = { participants, location, datetime: null };
    const body = { pricingUnitId, pricingUnitRequest, remarks, eventInfo };
    const { draftId } = await fetchCall(createCheckoutDraft, { body });
    request({ pricingUnitId, partnerUsername, request: pricingUnitRequest });
    // the event that was stored before is another one
    storeEvent({ ...eventInfo, eventId: null, celebrating: null });
    await navigate(`/partner/${partnerUsername}/checkout?c=${draftId}`);
  };
};

export function OrderAgain({ order }: { order: Order }) {
  const { t } = useTranslation('orders');
  const words = useProblemText();
  const again = useOrderAgain(order);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<unknown>();
  if (order.status === 'pending') return null;
  const go = async () => {
    setBusy(true);
    setProblem(undefined);
    await again().catch(setProblem);
    setBusy(false);
  };
  return (
    <>
      <ActionButton
        icon="rotate"
        title={t('again.do')}
        note={t('again.what')}
        busy={busy}
        onClick={() => void go()}
      />
      {problem ? <Note tone="bad">{words(problem)}</Note> : null}
    </>
  );
}
