import type { StoreCard } from '@smachot/contracts';
import { useFormat } from '@smachot/web-platform';
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

/** The stores of a map as buttons: a single one shows its price, a cluster its count. */
export function PinButtons({ stores, place, frame, taken, marked, onMark, onCloser }: PinButtonsProps) {
  const { t } = useTranslation('stores');
  const format = useFormat();
  const priceOf = ({ price }: StoreCard) => (price ? format.shekels(Math.round(price.amount)) : null);
  const marks = stores.flatMap((store) => {
    const { geocode, partnerId: id } = store;
    return geocode ? [{ id, at: place(geocode), label: priceOf(store) ?? t('map.ask'), thing: store }] : [];
  });
  const pins = pinsIn(marks, frame, taken);
  const nameOf = (things: StoreCard[]): string => {
    const [store] = things;
    if (things.length > 1)
      return t('map.several', {
        count: things.length,
        names: things.map(({ businessName }) => businessName).join(', '),
      });
    return [store?.businessName, store && priceOf(store)].filter(Boolean).join(', ');
  };
  const press = ({ things }: Pin<StoreCard>) => {
    if (things.length > 1 && onCloser(things)) return;
    // stores at the same place are marked in turn
    const at = things.findIndex(({ partnerUsername }) => partnerUsername === marked);
    onMark(things[(at + 1) % things.length]!.partnerUsername);
  };
  return pins.map((pin) => {
    const on = pin.things.some(({ partnerUsername }) => partnerUsername === marked);
    const [store] = pin.things;
    return (
      <button
        key={pin.id}
        type="button"
        className={styles.pin}
        data-pin
        style={{ left: pin.x, top: pin.y, inlineSize: pin.width }}
        data-on={on || undefined}
        data-several={pin.things.length > 1 || undefined}
        aria-pressed={pin.things.length === 1 ? on : undefined}
        aria-label={nameOf(pin.things)}
        onClick={() => press(pin)}
      >
        <bdi>{pin.things.length > 1 ? pin.things.length : ((store && priceOf(store)) ?? t('map.ask'))}</bdi>
      </button>
    );
  });
}
