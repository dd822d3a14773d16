import type { StoreCard } from '@smachot/contracts';
import { listed, useFormat } from '@smachot/web-platform';
import { useTranslation } from 'react-i18next';
import { pinsIn, type Box, type Frame, type Pin } from './pins';
import type { Point } from './israel';
import styles from './store-map.module.css';

type PinButtonsProps = {
  stores: readonly StoreCard[];
  /** The position of a store in the frame. */
  place: (geocode: NonNullable<StoreCard['geocode']>) => Point;
  frame: Frame;
  /** Boxes that pins must not cover. */
  taken: readonly Box[];
  marked: string | null;
  onMark: (partnerUsername: string) => void;
  /** Zooms in on these stores; returns false at the closest zoom. */
  onCloser: (stores: readonly StoreCard[]) => boolean;
};

/** The texts of a pin: its label, and its accessible name. */
const usePinTexts = () => {
  const { t } = useTranslation('stores');
  const format = useFormat();
  const priceOf = ({ price }: StoreCard) => (price ? format.shekels(Math.round(price.amount)) : null);
  const labelOf = (store: StoreCard | undefined) => (store && priceOf(store)) ?? t('map.ask');
  const nameOf = (stores: readonly StoreCard[]): string => {
    const [store] = stores;
    if (stores.length > 1)
      return t('map.several', {
        count: stores.length,
        names: listed(stores.map(({ businessName }) => businessName)),
      });
    return listed([store?.businessName, store && priceOf(store)].filter((part) => part != null));
  };
  return { labelOf, nameOf };
};

type PinButtonProps = { pin: Pin<StoreCard>; on: boolean; onPress: () => void };

function PinButton({ pin, on, onPress }: PinButtonProps) {
  const { labelOf, nameOf } = usePinTexts();
  const { things: stores } = pin;
  const cluster = stores.length > 1;
  return (
    <button
      type="button"
      className={styles.pin}
      data-pin
      style={{ left: pin.x, top: pin.y, inlineSize: pin.width }}
      data-on={on || undefined}
      data-several={cluster || undefined}
      aria-pressed={stores.length === 1 ? on : undefined}
      aria-label={nameOf(stores)}
      onClick={onPress}
    >
      <bdi>{cluster ? stores.length : labelOf(stores[0])}</bdi>
    </button>
  );
}

/** The stores of a map as buttons: a single one shows its price, a cluster its count. */
export function PinButtons({ stores, place, frame, taken, marked, onMark, onCloser }: PinButtonsProps) {
  const { labelOf } = usePinTexts();
  const marks = stores.flatMap((store) => {
    const { geocode, partnerId: id } = store;
    return geocode ? [{ id, at: place(geocode), label: labelOf(store), thing: store }] : [];
  });
  const markedIn = ({ things }: Pin<StoreCard>): number =>
    things.findIndex(({ partnerUsername }) => partnerUsername === marked);
  const press = (pin: Pin<StoreCard>) => {
    const { things } = pin;
    if (things.length > 1 && onCloser(things)) return;
    // stores at the same place are marked in turn
    onMark(things[(markedIn(pin) + 1) % things.length]!.partnerUsername);
  };
  return pinsIn(marks, frame, taken).map((pin) => (
    <PinButton key={pin.id} pin={pin} on={markedIn(pin) >= 0} onPress={() => press(pin)} />
  ));
}
