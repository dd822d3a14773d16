import type { Card } from '@smachot/contracts';
import { useState } from 'react';
import { usePayingCardsQuery } from '../orders-api';

export type PayingCard = ReturnType<typeof usePayingCard>;

const byDefault = (cards: readonly Card[]) =>
  cards.find(({ isDefault, expired }) => isDefault && !expired) ?? cards.find(({ expired }) => !expired);

/** How often the provider's answer about a card is looked for. */
const POLL_MS = 4_000;

/** The stored cards and the one to pay with: the one chosen, else the newest just added, else the default one. */
export const usePayingCard = (skip = false) => {
  const [checking, setChecking] = useState(false);
  const query = usePayingCardsQuery(undefined, { skip, pollingInterval: checking ? POLL_MS : 0 });
  const [chosen, choose] = useState<string | null>(null);
  // who adds a card means to pay with it: the one that was not there before
  const [before, setBefore] = useState<ReadonlySet<string> | null>(null);
  const stored = query.data?.cards ?? [];
  // one the provider has not confirmed pays nothing
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
    cards,
    /** Those that are checked, and those that were refused. */
    unconfirmed,
    card,
    choose,
    /** A card was stored: it is chosen as soon as the list has it. */
    added: () => setBefore(new Set(cards.map(({ _id }) => _id))),
  };
};
