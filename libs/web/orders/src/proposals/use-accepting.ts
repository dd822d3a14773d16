import { lacksStreet, type OfferedProposal, type PartnerProfile } from '@smachot/contracts';
import { toShekels } from '@smachot/kernel';
import { focusFirstError, usePayingCard } from '@smachot/web-platform';
import { useState } from 'react';
import type { OfferToAccept } from '../checkout/checkout.flow';
import { useConsent, useInputs } from '../checkout/inputs';
import { usePlanToAgree } from '../plan/use-plan-to-agree';
import { useOptions } from './use-options';

export type PayProps = {
  offer: OfferedProposal;
  store: PartnerProfile;
  busy: boolean;
  problem: unknown;
  /** The terms were agreed to before, in a checkout that became no order. */
  consented: boolean;
  onAccept: (order: OfferToAccept) => void;
};

/** The fields of the checkout of a proposal, and its acceptance once none of them is missing. */
export const useAccepting = ({ offer, store, consented, onAccept }: PayProps) => {
  const options = useOptions(offer);
  const paying = usePayingCard(false);
  const total = toShekels(options.price.total);
  const plan = usePlanToAgree(store, total, offer.content.eventInfo.datetime);
  const { terms, setTerms } = useConsent(consented, store);
  const [tried, setTried] = useState(false);
  const { street, change } = useInputs();
  const setStreet = (typed: string) => change({ street: typed });
  const needsStreet = offer.store.comesToCustomer && lacksStreet(offer.content.eventInfo.location);
  const streetMissing = needsStreet && street.trim() === '';
  const { card, loading } = paying;
  const cardMissing = !loading && card === null;
  const accept = () => {
    setTried(true);
    if (!terms || !card || streetMissing) return focusFirstError(document);
    onAccept({
      number: offer.number,
      options: options.options,
      expectedPrice: total,
      expectedToday: plan.today ?? total,
      termsOfService: true,
      cardId: card._id,
      ...(needsStreet ? { street } : {}),
      cancellationPolicy: store.cancellationPolicy,
      ...(plan.agreed ? { paymentTerms: plan.agreed } : {}),
    });
  };
  const where = needsStreet ? { street, setStreet, missing: tried && streetMissing } : null;
  return { options, paying, total, plan, terms, setTerms, tried, cardMissing, where, accept };
};
