import type { PriceLine, PricingUnit, PricingUnitRequest } from '@smachot/contracts';
import { toAgorot } from '@smachot/kernel';
import type { Price } from '@smachot/pricing';
import { useProblemText } from '@smachot/web-platform';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { EventInfo } from '../event-info/event-info';
import { useCheckPriceMutation } from '../stores-api';

type Checked = { question: string; total: number; lines: PriceLine[] };
export type Ordering = {
  /** The server's price, when it differs from the local one. */
  corrected: { total: number; lines: PriceLine[] } | null;
  problem: string | null;
  busy: boolean;
  order: () => void;
};
type OrderOf = {
  unit: PricingUnit;
  event: EventInfo;
  request: PricingUnitRequest | null;
  price: Price | null;
  /** Called before the page is left. */
  onLeave: () => void;
};

/** Leads to the checkout once the server confirms the sum on the screen. Another sum is shown first, and accepted with a second press. */
export const useOrder = ({ unit, event, request, price, onLeave }: OrderOf): Ordering => {
  const navigate = useNavigate();
  const say = useProblemText();
  const [check, { isLoading }] = useCheckPriceMutation();
  const [checked, setChecked] = useState<Checked | null>(null);
  const [problem, setProblem] = useState<{ question: string; text: string } | null>(null);
  const { participants, location, datetime } = event;
  const question = JSON.stringify([unit.pricingUnitId, participants, datetime, location, request]);
  const corrected = checked?.question === question ? checked : null;
  const shown = corrected?.total ?? (price?.ok ? price.total : null);

  const order = async () => {
    if (participants === null) return;
    setProblem(null);
    try {
      const answer = await check({
        params: { pricingUnitId: unit.pricingUnitId },
        body: { participants, datetime, location, pricingUnitRequest: request },
      }).unwrap();
      if (!answer.success) return setProblem({ question, text: answer.message });
      const total = toAgorot(answer.price);
      if (total !== shown) return setChecked({ question, total, lines: answer.lines });
      onLeave();
      void navigate(`/partner/${encodeURIComponent(unit.partnerUsername)}/checkout`);
    } catch (error) {
      setProblem({ question, text: say(error) });
    }
  };
  return {
    corrected,
    problem: problem?.question === question ? problem.text : null,
    busy: isLoading,
    order: () => void order(),
  };
};
