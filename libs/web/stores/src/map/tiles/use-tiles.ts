import type { Area } from '@smachot/contracts';
import type { TFunction } from 'i18next';
import { useEffect, useReducer, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Geocode } from '../israel';
import type { MapProps } from '../map-props';
import { openMap, type OpenedMap } from './open-map';
import type { Palette, Tiles } from './tile-style';

const COUNTRY: Area = { south: 29.45, west: 34.2, north: 33.4, east: 35.95 };
/** Margin in degrees around the places: about the size of a town. */
const LEAST = 0.02;

export const areaAround = (places: readonly Geocode[]): Area => {
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

/** Texts of the map's own controls, by MapLibre's names. */
const controlTexts = (t: TFunction<'stores'>): Record<string, string> => ({
  'Map.Title': t('map.canvas'),
  'CooperativeGesturesHandler.WindowsHelpText': t('map.gestures.ctrl'),
  'CooperativeGesturesHandler.MacHelpText': t('map.gestures.command'),
  'CooperativeGesturesHandler.MobileHelpText': t('map.gestures.fingers'),
});

export type TilesMapProps = MapProps & { tiles: Tiles; onFail: () => void };

/** What a map shows when it opens. */
const firstArea = ({ stores, here, area }: Pick<MapProps, 'stores' | 'here' | 'area'>): Area =>
  area ?? areaAround([...stores.flatMap(({ geocode }) => geocode ?? []), ...(here ? [here] : [])]);

/** The opened map, re-rendered on each move. `touched`: the visitor has moved it since the last search. */
export const useTiles = ({ tiles, stores, here, area, onFail }: TilesMapProps) => {
  const { t, i18n } = useTranslation('stores');
  const holder = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<OpenedMap | null>(null);
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const [touched, touch] = useState(false);
  const first = useRef({ stores, here, area, onFail, t, language: i18n.language });
  useEffect(() => {
    const element = holder.current;
    if (!element) return;
    const { onFail: fail, t: translate, language, ...results } = first.current;
    let opened: OpenedMap | undefined;
    let gone = false;
    const show = (ready: OpenedMap) => {
      opened = ready;
      if (gone) return ready.remove();
      ready.on('move', redraw);
      ready.on('resize', redraw);
      ready.on('sourcedata', ({ sourceDataType }) => sourceDataType === 'metadata' && redraw());
      ready.on('movestart', ({ originalEvent }) => originalEvent && touch(true));
      setMap(ready);
    };
    const view = { palette: paletteOf(element), language, area: firstArea(results) };
    openMap({ holder: element, tiles, ...view, words: controlTexts(translate) }).then(
      show,
      () => gone || fail(),
    );
    return () => {
      gone = true;
      opened?.remove();
    };
  }, [tiles]);
  return { holder, map, touched, touch };
};
