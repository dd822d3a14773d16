import type {
  AnswerOf,
  checkPrice,
  Location,
  PartnerProfile,
  PriceLine,
  PricingUnit,
  PricingUnitRequest,
} from '@smachot/contracts';
import { toShekels } from '@smachot/kernel';
import type { Price } from '@smachot/pricing';
import { useFieldText } from '@smachot/web-platform';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useEffect, useMemo, useState } from 'react';
import { useConfirmedPriceQuery } from '../../orders-api';
import { localPrice } from './local-price';

const TYPING_MS = 350;

/** A debounced value. */
const useSettled = <T>(value: T): T => {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), TYPING_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
};

export type ShownPrice = {
  lines: PriceLine[];
  /** Shekels; null: the price is still unknown. */
  total: number | null;
  /** The server confirms the same sum. Only a confirmed price can be ordered. */
  confirmed: boolean;
  /** The reason why there is no price, in words. */
  refusal: string | null;
  /** The server was queried and could not be reached. */
  error: unknown;
};

const nothing = { lines: [], total: null, confirmed: false, refusal: null, error: undefined };

const fromServer = (answer: AnswerOf<typeof checkPrice>): ShownPrice =>
  answer.success
    ? { ...nothing, lines: answer.lines, total: answer.price, confirmed: true }
    : { ...nothing, refusal: answer.message };

export type QuotedPrice = ShownPrice & {
  /** The key of the priced unit and event; null while the number of participants is missing. */
  question: string | null;
  check: () => void;
};

type PriceInput = { participants: number | null; location: Location | null; datetime: string | null };

/** The price for this event: calculated here at once, confirmed by the server after a pause in typing (debounced). */
export const usePrice = (
  unit: PricingUnit,
  store: PartnerProfile,
  request: PricingUnitRequest | null,
  { participants, location, datetime }: PriceInput,
): QuotedPrice => {
  const words = useFieldText();
  const place = store.isMobile ? location : null;
  const body = useMemo(
    () =>
      participants === null ? null : { participants, datetime, location: place, pricingUnitRequest: request },
    [participants, datetime, place, request],
  );
  const settled = useSettled(body);
  const params = { pricingUnitId: unit.pricingUnitId };
  const query = useConfirmedPriceQuery(settled ? { params, body: settled } : skipToken, {
    refetchOnMountOrArgChange: 30,
  });
  const check = () => {
    if (!query.isUninitialized) void query.refetch();
  };
  if (body === null) return { ...nothing, question: null, check };
  const question = JSON.stringify([unit.pricingUnitId, body]);
  if (settled === body && query.currentData && !query.isFetching)
    return { ...fromServer(query.currentData), question, check };
  const asked = { participants: body.participants, location: place, datetime };
  const local: Price = localPrice(unit, store, request, asked);
  const error = settled === body && query.isError ? query.error : undefined;
  if (!local.ok) return { ...nothing, refusal: words(local.code) ?? null, error, question, check };
  return { ...nothing, lines: local.lines, total: toShekels(local.total), error, question, check };
};
