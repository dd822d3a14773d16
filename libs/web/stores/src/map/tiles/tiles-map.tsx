import type { Area, StoreCard } from '@smachot/contracts';
import { IconButton } from '@smachot/web-ui';
import { clsx } from 'clsx';
import { useEffect, useReducer, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Geocode } from '../israel';
import { MapFoot } from '../map-foot';
import type { MapProps } from '../map-props';
import { PinButtons } from '../pin-buttons';
import { actsBox, useFrame } from '../use-frame';
import { openMap, sidesOf, type OpenedMap } from './open-map';
import { plainAttribution, type Palette, type Tiles } from './tile-style';
import styles from '../store-map.module.css';

const COUNTRY: Area = { south: 29.45, west: 34.2, north: 33.4, east: 35.95 };
/** Margin in degrees around the places: about the size of a town. */
const LEAST = 0.02;

const areaAround = (places: readonly Geocode[]): Area => {
  if (places.length === 0) return COUNTRY;
  const [lats, lngs] = [places.map(({ lat }) => lat), places.map(({ lng }) => lng)];
  return {
    south: Math.min(...lats) - LEAST,
    west: Math.min(...lngs) - LEAST,
    north: Math.max(...lats) + LEAST,
    east: Math.max(...lngs) + LEAST,
  };
};

/** Reads the computed colours, because a custom property holds its text as written. */
const paletteOf = (element: HTMLElement): Palette => {
  const probe = element.appendChild(document.createElement('i'));
  const colour = (value: string): string => {
    probe.style.color = value;
    const { color } = getComputedStyle(probe);
    return color.startsWith('rgb') ? color : '#888888';
  };
  const found: Palette = {
    land: colour('var(--art-sand)'),
    water: colour('var(--art-lilac)'),
    green: colour('var(--art-leaf)'),
    road: colour('var(--surface)'),
    text: colour('var(--text)'),
    halo: colour('var(--surface)'),
  };
  probe.remove();
  return found;
};

const attributionOf = (map: OpenedMap, tiles: Tiles): string => {
  const said = Object.keys(map.getStyle().sources).map((id) => {
    const { attribution } = (map.getSource(id) ?? {}) as { attribution?: string };
    return plainAttribution(attribution ?? '');
  });
  return [...new Set([tiles.attribution ?? '', ...said])].filter(Boolean).join(' · ');
};

type TilesMapProps = MapProps & { tiles: Tiles; onFail: () => void };

/** The opened map, re-rendered on each move. `touched`: the visitor has moved it since the last search. */
const useTiles = ({ tiles, stores, here, area, onFail }: TilesMapProps) => {
  const { t, i18n } = useTranslation('stores');
  const holder = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<OpenedMap | null>(null);
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const [touched, touch] = useState(false);
  const first = useRef({ stores, here, area, onFail, t, language: i18n.language });
  useEffect(() => {
    const element = holder.current;
    if (!element) return;
    const { stores: those, here: at, area: searched, onFail: fail, t: say, language } = first.current;
    const places = [...those.flatMap(({ geocode }) => geocode ?? []), ...(at ? [at] : [])];
    let opened: OpenedMap | undefined;
    let gone = false;
    openMap({
      holder: element,
      tiles,
      palette: paletteOf(element),
      language,
      area: searched ?? areaAround(places),
      words: {
        'Map.Title': say('map.canvas'),
        'CooperativeGesturesHandler.WindowsHelpText': say('map.gestures.ctrl'),
        'CooperativeGesturesHandler.MacHelpText': say('map.gestures.command'),
        'CooperativeGesturesHandler.MobileHelpText': say('map.gestures.fingers'),
      },
    }).then(
      (ready) => {
        opened = ready;
        if (gone) return ready.remove();
        ready.on('move', redraw);
        ready.on('resize', redraw);
        ready.on('sourcedata', ({ sourceDataType }) => sourceDataType === 'metadata' && redraw());
        ready.on('movestart', ({ originalEvent }) => originalEvent && touch(true));
        setMap(ready);
      },
      () => gone || fail(),
    );
    return () => {
      gone = true;
      opened?.remove();
    };
  }, [tiles]);
  return { holder, map, touched, touch };
};

const ACTS = 3;

/** A street map of the configured tiles, with the same pins as our own drawing. */
export function TilesMap(props: TilesMapProps) {
  const { stores, here, marked, onMark, onArea, tiles } = props;
  const { t } = useTranslation('stores');
  const [frameOf, frame] = useFrame();
  const { holder, map, touched, touch } = useTiles(props);
  const place = ({ lat, lng }: Geocode) => map?.project([lng, lat]) ?? { x: -1, y: -1 };
  const showAll = (those: readonly Geocode[]) =>
    map?.fitBounds(sidesOf(areaAround(those)), { padding: 40, maxZoom: 13 });
  const closer = (those: readonly StoreCard[]): boolean => {
    const places = those.flatMap(({ geocode }) => geocode ?? []);
    const camera = map?.cameraForBounds(sidesOf(areaAround(places)), { padding: 40, maxZoom: 15 });
    if (!map || !camera || (camera.zoom ?? 0) <= map.getZoom() + 0.1) return false;
    touch(true);
    map.easeTo(camera);
    return true;
  };
  const zoom = (by: number) => {
    touch(true);
    map?.zoomTo(map.getZoom() + by);
  };
  const shownArea = (): Area | null => {
    if (!map || !touched) return null;
    const bounds = map.getBounds();
    return {
      south: bounds.getSouth(),
      west: bounds.getWest(),
      north: bounds.getNorth(),
      east: bounds.getEast(),
    };
  };
  const herePoint = here && map ? place(here) : null;
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
        {herePoint ? (
          <span
            className={styles.here}
            style={{ left: herePoint.x, top: herePoint.y }}
            role="img"
            aria-label={t('map.here')}
          />
        ) : null}
        {map ? (
          <PinButtons
            stores={stores}
            place={place}
            frame={frame}
            taken={[actsBox(frame, ACTS)]}
            marked={marked}
            onMark={onMark}
            onCloser={closer}
          />
        ) : null}
        <div className={styles.acts}>
          <IconButton icon="plus" label={t('map.closer')} onClick={() => zoom(1)} />
          <IconButton icon="minus" label={t('map.wider')} onClick={() => zoom(-1)} />
          <IconButton
            icon="pin"
            label={t('map.results')}
            onClick={() => {
              touch(false);
              showAll([...stores.flatMap(({ geocode }) => geocode ?? []), ...(here ? [here] : [])]);
            }}
          />
        </div>
      </section>
      <MapFoot
        shown={shownArea()}
        onArea={(area) => {
          touch(false);
          onArea(area);
        }}
        attribution={map ? attributionOf(map, tiles) : (tiles.attribution ?? '')}
      />
    </>
  );
}
