import { useClientConfig } from '@smachot/web-platform';
import { lazy, Suspense, useMemo, useState } from 'react';
import { DrawnMap } from './drawn-map';
import type { MapProps } from './map-props';
import { drawsTiles } from './webgl';
import styles from '../browse/browse.module.css';

/** Its chunk is large, and may fail to load. */
const TilesMap = lazy(() =>
  import('./tiles/tiles-map').then(
    ({ TilesMap: Tiles }) => ({ default: Tiles }),
    () => ({ default: DrawnMap }),
  ),
);

/**
 * A map of the stores beside the list; the cards have all of its information, too. It shows streets when the product has a
 * configured map and the browser can draw it; else our own drawing.
 */
export function StoreMap(props: MapProps) {
  const tiles = useClientConfig()?.map ?? null;
  const [failed, setFailed] = useState(false);
  const able = useMemo(() => tiles !== null && drawsTiles(), [tiles]);
  if (!tiles || failed || !able) return <DrawnMap {...props} />;
  return (
    <Suspense fallback={<div className={styles.wait} />}>
      <TilesMap {...props} tiles={tiles} onFail={() => setFailed(true)} />
    </Suspense>
  );
}
