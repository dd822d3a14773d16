import type { EventId, Gift, GiftKind, Side } from '@smachot/contracts';
import { newId } from '@smachot/kernel';
import { useDraft } from '@smachot/web-platform';
import { useState } from 'react';

/** guest: somebody on the list. envelope: somebody who is not. */
export type GiftMode = 'guest' | 'envelope';
/** `kind` empty: as it is recorded, which this screen has not read. */
export type GiftValues = {
  giver: string;
  amount: string;
  kind: GiftKind | '';
  note: string;
  side: Side | '';
};
/** The guest whose gift is typed, with the sum that is recorded already, and the values that were shown of it. */
export type ChosenGuest = { id: string; name: string; income: number | null; shown: GiftValues };
/** `kind`: of the gift before. `key`: of the next envelope; saved again after silence, it is the same one. */
type NewGift = { mode: GiftMode; guest: ChosenGuest | null; kind: GiftKind; key: string };

export const valuesOf = (gift: Gift): GiftValues => ({
  giver: gift.giver,
  amount: gift.amount === null ? '' : String(gift.amount),
  kind: gift.kind ?? 'cash',
  note: gift.note ?? '',
  side: gift.side ?? '',
});

const giverOf = (gift: Gift): Pick<NewGift, 'mode' | 'guest'> =>
  gift.rsvpId
    ? {
        mode: 'guest',
        guest: { id: gift.rsvpId, name: gift.giver, income: gift.amount, shown: valuesOf(gift) },
      }
    : { mode: 'envelope', guest: null };

/** Who the typed gift is of, and the gift that is corrected, as it is recorded by now. A new gift waits for the end of a correction. */
export const useGiver = (eventId: EventId, gifts: readonly Gift[]) => {
  const [started, setStarted, forgetStarted] = useDraft<NewGift>(`gift-giver:${eventId}`, {
    ...{ mode: 'guest', guest: null, kind: 'cash', key: newId() },
  });
  const [opened, setOpened] = useState<Gift | null>(null);
  const edited = opened && (gifts.find(({ _id }) => _id === opened._id) ?? opened);
  return {
    ...started,
    ...(edited ? giverOf(edited) : {}),
    edited,
    choose: (guest: ChosenGuest | null) => setStarted({ ...started, guest }),
    turn: (mode: GiftMode) => {
      setOpened(null);
      setStarted({ ...started, mode, guest: null });
    },
    /** Keeps on the device what is being sent. */
    keep: () => setStarted(started),
    /** The envelope that was sent with this key is another one. */
    renewKey: () => setStarted({ ...started, key: newId() }),
    edit: setOpened,
    leave: () => setOpened(null),
    /** The gift was saved: the next new one begins with its kind. */
    done: (kind: GiftKind) => {
      if (edited) return setOpened(null);
      setStarted({ ...started, guest: null, kind, key: newId() });
      forgetStarted();
    },
  };
};
export type Giver = ReturnType<typeof useGiver>;
