import type { Area, StoreCard } from '@smachot/contracts';
import { IconButton } from '@smachot/web-ui';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { HerePin } from '../here-pin';
import type { Geocode } from '../israel';
import { MapFoot } from '../map-foot';
import { PinButtons } from '../pin-buttons';
import { actsBox, useFrame } from '../use-frame';
import { sidesOf, type OpenedMap } from './open-map';
import { plainAttribution, type Tiles } from './tile-style';
import { areaAround, useTiles, type TilesMapProps } from './use-tiles';
import styles from '../store-map.module.css';

const attributionOf = (map: OpenedMap, tiles: Tiles): string => {
  const said = Object.keys(map.getStyle().sources).map((id) => {
    const { attribution } = (map.getSource(id) ?? {}) as { attribution?: string };
    return plainAttribution(attribution ?? '');
  });
  return [...new Set([tiles.attribution ?? '', ...said])].filter(Boolean).join(' · ');
};

const shownArea = (map: OpenedMap): Area => {
  const bounds = map.getBounds();
  return {
    south: bounds.getSouth(),
    west: bounds.getWest(),
    north: bounds.getNorth(),
    east: bounds.getEast(),
  };
};

/** Movements of the map by its buttons and pins. `touch`: reports whether the visitor has moved it. */
const cameraOf = (map: OpenedMap | null, touch: (touched: boolean) => void) => ({
  showAll: (places: readonly Geocode[]) => {
    touch(false);
    map?.fitBounds(sidesOf(areaAround(places)), { padding: 40, maxZoom: 13 });
  },
  closer: (stores: readonly StoreCard[]): boolean => {
    const places = stores.flatMap(({ geocode }) => geocode ?? []);
    const camera = map?.cameraForBounds(sidesOf(areaAround(places)), { padding: 40, maxZoom: 15 });
    if (!map || !camera || (camera.zoom ?? 0) <= map.getZoom() + 0.1) return false;
    touch(true);
    map.easeTo(camera);
    return true;
  },
  zoom: (by: number) => {
    touch(true);
    map?.zoomTo(map.getZoom() + by);
  },
});

type CameraButtonsProps = { onZoom: (by: number) => void; onResults: () => void };

function CameraButtons({ onZoom, onResults }: CameraButtonsProps) {
  const { t } = useTranslation('stores');
  return (
    <div className={styles.acts}>
      <IconButton icon="plus" label={t('map.closer')} onClick={() => onZoom(1)} />
      <IconButton icon="minus" label={t('map.wider')} onClick={() => onZoom(-1)} />
      <IconButton icon="pin" label={t('map.results')} onClick={onResults} />
    </div>
  );
}

const ACTS = 3;

/** A street map of the configured tiles, with the same pins as our own drawing. */
export function TilesMap(props: TilesMapProps) {
  const { stores, here, marked, onMark, onArea, tiles } = props;
  const { t } = useTranslation('stores');
  const [frameOf, frame] = useFrame();
  const { holder, map, touched, touch } = useTiles(props);
  const { showAll, closer, zoom } = cameraOf(map, touch);
  const place = ({ lat, lng }: Geocode) => map?.project([lng, lat]) ?? { x: -1, y: -1 };
  const results = [...stores.flatMap(({ geocode }) => geocode ?? []), ...(here ? [here] : [])];
  const pins = { stores, place, frame, taken: [actsBox(frame, ACTS)], marked, onMark, onCloser: closer };
  return (
    <>
      <section
        className={clsx(styles.map, 'card')}
        aria-label={t('map.title')}
        dir="ltr"
        ref={frameOf}
        data-tiles
      >
        <div className={styles.ground} ref={holder} />
        {here && map ? <HerePin at={place(here)} /> : null}
        {map ? <PinButtons {...pins} /> : null}
        <CameraButtons onZoom={zoom} onResults={() => showAll(results)} />
      </section>
      <MapFoot
        shown={map && touched ? shownArea(map) : null}
        onArea={(area) => {
          touch(false);
          onArea(area);
        }}
        attribution={map ? attributionOf(map, tiles) : (tiles.attribution ?? '')}
      />
    </>
  );
}
