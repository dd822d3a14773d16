import { writeArea, type StoreCard } from '@smachot/contracts';
import { IconButton } from '@smachot/web-ui';
import { clsx } from 'clsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  areaOf,
  LAND,
  placeIn,
  project,
  TOWNS,
  viewOf,
  viewOfArea,
  WATERS,
  wholeCountry,
  zoomed,
  type Geocode,
  type Point,
  type View,
} from './israel';
import { HerePin } from './here-pin';
import { MapFoot } from './map-foot';
import type { MapProps } from './map-props';
import { PinButtons } from './pin-buttons';
import { actsBox, useFrame } from './use-frame';
import styles from './store-map.module.css';

const ZOOM = 1.6;
const ACTS = 4;

function Ground({ view }: { view: View }) {
  const { t } = useTranslation('stores');
  return (
    <>
      <svg
        viewBox={`${view.x} ${view.y} ${view.width} ${view.height}`}
        aria-hidden
        className={styles.ground}
        focusable="false"
      >
        <path d={LAND} className={styles.land} vectorEffect="non-scaling-stroke" />
        {WATERS.map((water) => (
          <path key={water} d={water} className={styles.water} />
        ))}
      </svg>
      {TOWNS.map(({ id, at }) => {
        const { x, y } = placeIn(view, at);
        return (
          <span key={id} className={styles.town} style={{ left: `${x}%`, top: `${y}%` }} aria-hidden>
            {t(`map.towns.${id}`)}
          </span>
        );
      })}
    </>
  );
}

/** The part of the country in the frame: that of the results, until the visitor zooms. */
const useView = ({ stores, here, area }: Pick<MapProps, 'stores' | 'here' | 'area'>) => {
  const [chosen, setChosen] = useState<View | null>(null);
  const places = stores.flatMap(({ geocode }) => (geocode ? [geocode] : []));
  const results = area ? viewOfArea(area) : viewOf([...places, ...(here ? [here] : [])].map(project));
  const view = chosen ?? results;
  const closer = (those: readonly StoreCard[]): boolean => {
    const next = viewOf(those.flatMap(({ geocode }) => (geocode ? [project(geocode)] : [])));
    if (next.width >= view.width * 0.98) return false;
    setChosen(next);
    return true;
  };
  const shown = areaOf(view);
  const searched = chosen === null || (area !== null && writeArea(area) === writeArea(shown));
  return { view, setView: setChosen, closer, unsearchedArea: searched ? null : shown };
};

/** The map's buttons. `onView`: null shows the results again. */
function ViewButtons({ view, onView }: { view: View; onView: (view: View | null) => void }) {
  const { t } = useTranslation('stores');
  return (
    <div className={styles.acts}>
      <IconButton icon="plus" label={t('map.closer')} onClick={() => onView(zoomed(view, ZOOM))} />
      <IconButton icon="minus" label={t('map.wider')} onClick={() => onView(zoomed(view, 1 / ZOOM))} />
      <IconButton icon="zoom" label={t('map.whole')} onClick={() => onView(wholeCountry())} />
      <IconButton icon="pin" label={t('map.results')} onClick={() => onView(null)} />
    </div>
  );
}

/** Our own drawing of the country: land, water and five towns. It zooms, but cannot be dragged. */
export function DrawnMap({ stores, here, marked, onMark, area, onArea }: MapProps) {
  const { t } = useTranslation('stores');
  const [holder, frame] = useFrame();
  const { view, setView, closer, unsearchedArea } = useView({ stores, here, area });
  const inFrame = (geocode: Geocode): Point => {
    const { x, y } = placeIn(view, project(geocode));
    return { x: (x * frame.width) / 100, y: (y * frame.height) / 100 };
  };
  return (
    <>
      {/* a map is never mirrored with the reading direction */}
      <section className={clsx(styles.map, 'card')} aria-label={t('map.title')} dir="ltr" ref={holder}>
        <Ground view={view} />
        {here ? <HerePin at={inFrame(here)} /> : null}
        <PinButtons
          stores={stores}
          place={inFrame}
          frame={frame}
          taken={[actsBox(frame, ACTS)]}
          marked={marked}
          onMark={onMark}
          onCloser={closer}
        />
        <ViewButtons view={view} onView={setView} />
      </section>
      <MapFoot shown={unsearchedArea} onArea={onArea} attribution={t('map.drawn')} />
    </>
  );
}
