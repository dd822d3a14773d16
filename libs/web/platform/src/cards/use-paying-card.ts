import { type Card, listCards } from '@smachot/contracts';
import { useState } from 'react';
import { api } from '../calls/api';
import { endpointsOf } from '../calls/endpoints';

const cardsApi = api.injectEndpoints({
  endpoints: (b) => ({ payingCards: endpointsOf(b).read(listCards, ['Card']) }),
});

export type PayingCard = ReturnType<typeof usePayingCard>;

const byDefault = (cards: readonly Card[]) =>
  cards.find(({ isDefault, expired }) => isDefault && !expired) ?? cards.find(({ expired }) => !expired);

/** Polling interval in milliseconds for the provider's answer about a card. */
const POLL_MS = 4_000;

/** The stored cards and the one to pay with: the chosen one, else the one just added, else the default one. */
export const usePayingCard = (skip = false) => {
  const [checking, setChecking] = useState(false);
  const query = cardsApi.usePayingCardsQuery(undefined, { skip, pollingInterval: checking ? POLL_MS : 0 });
  const [chosen, choose] = useState<string | null>(null);
  // a person who adds a card means to pay with it: it is the one that was not in the previous list
  const [before, setBefore] = useState<ReadonlySet<string> | null>(null);
  const stored = query.data?.cards ?? [];
  // only a card that the provider has confirmed can be charged
  const cards = stored.filter(({ status }) => status === 'confirmed');
  const unconfirmed = stored.filter(({ status }) => status !== 'confirmed');
  const asked = unconfirmed.some(({ status }) => status === 'checking');
  if (asked !== checking) setChecking(asked);
  const added = before && cards.find(({ _id }) => !before.has(_id));
  if (added) {
    choose(added._id);
    setBefore(null);
  }
  const card = cards.find(({ _id, expired }) => _id === chosen && !expired) ?? byDefault(cards) ?? null;
  return {
    query,
    /** The cards have not been read yet: a press that pays has to wait for them. */
    loading: query.isLoading,
    cards,
    /** Cards that are being checked, and refused ones. */
    unconfirmed,
    card,
    choose,
    /** A card was stored: it is chosen as soon as the list includes it. */
    added: () => setBefore(new Set(cards.map(({ _id }) => _id))),
  };
};
