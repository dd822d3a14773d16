import type { StoreCard } from '@smachot/contracts';
import { useFormat } from '@smachot/web-platform';
import { IconButton } from '@smachot/web-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  LAND,
  pinsOf,
  placeIn,
  project,
  TOWNS,
  viewOf,
  WATERS,
  wholeCountry,
  type Geocode,
  type View,
} from './israel';
import './store-map.css';

type StoreMapProps = {
  stores: readonly StoreCard[];
  /** Where the celebration is. */
  here: Geocode | null;
  marked: string | null;
  onMark: (partnerUsername: string | null) => void;
};
const ZOOM = 1.6;

const zoomed = (view: View, by: number): View => {
  const [width, height] = [view.width / by, view.height / by];
  return { x: view.x + (view.width - width) / 2, y: view.y + (view.height - height) / 2, width, height };
};

/** Where they are. A picture beside the list: whatever can be learned here stands in the cards too. */
export function StoreMap({ stores, here, marked, onMark }: StoreMapProps) {
  const { t } = useTranslation('stores');
  const format = useFormat();
  const placed = stores.flatMap((store) =>
    store.geocode ? [{ at: project(store.geocode), thing: store }] : [],
  );
  const points = [...placed.map(({ at }) => at), ...(here ? [project(here)] : [])];
  const [chosen, setChosen] = useState<View | null>(null);
  const view = chosen ?? viewOf(points);
  const percent = (at: { x: number; y: number }) => {
    const { x, y } = placeIn(view, at);
    return { left: `${x}%`, top: `${y}%` };
  };
  const nameOf = (store: StoreCard) =>
    store.price
      ? `${store.businessName}, ${format.shekels(Math.round(store.price.amount))}`
      : store.businessName;
  return (
    // a map never turns around with the reading direction
    <section className="map card" aria-label={t('map.title')} dir="ltr">
      <svg
        viewBox={`${view.x} ${view.y} ${view.width} ${view.height}`}
        aria-hidden
        className="map-ground"
        focusable="false"
      >
        <path d={LAND} className="map-land" vectorEffect="non-scaling-stroke" />
        {WATERS.map((water) => (
          <path key={water} d={water} className="map-water" />
        ))}
      </svg>
      {TOWNS.map(({ id, at }) => (
        <span key={id} className="map-town" style={percent(at)} aria-hidden>
          {t(`map.towns.${id}`)}
        </span>
      ))}
      {here ? (
        <span className="map-here" style={percent(project(here))} role="img" aria-label={t('map.here')} />
      ) : null}
      {pinsOf(placed, view).map(({ at, things }) => {
        const [store] = things;
        if (!store) return null;
        const alone = things.length === 1;
        const on = things.some(({ partnerUsername }) => partnerUsername === marked);
        return (
          <button
            key={store.partnerId}
            type="button"
            className="map-pin"
            style={percent(at)}
            data-on={on || undefined}
            aria-pressed={alone ? on : undefined}
            aria-label={
              alone
                ? nameOf(store)
                : t('map.several', {
                    count: things.length,
                    names: things.map(({ businessName }) => businessName).join(', '),
                  })
            }
            onClick={() => {
              const closer = viewOf(things.map(({ geocode }) => project(geocode!)));
              if (alone || closer.width >= view.width * 0.98) onMark(store.partnerUsername);
              else setChosen(closer);
            }}
          >
            {alone
              ? store.price
                ? format.shekels(Math.round(store.price.amount))
                : t('map.ask')
              : things.length}
          </button>
        );
      })}
      <div className="map-acts">
        <IconButton icon="plus" label={t('map.closer')} onClick={() => setChosen(zoomed(view, ZOOM))} />
        <IconButton icon="minus" label={t('map.wider')} onClick={() => setChosen(zoomed(view, 1 / ZOOM))} />
        <IconButton icon="zoom" label={t('map.whole')} onClick={() => setChosen(wholeCountry())} />
        <IconButton icon="pin" label={t('map.results')} onClick={() => setChosen(null)} />
      </div>
    </section>
  );
}
