import { useClientConfig } from '@smachot/web-platform';
import { lazy, Suspense, useMemo, useState } from 'react';
import { DrawnMap } from './drawn-map';
import type { MapProps } from './map-props';
import { drawsTiles } from './webgl';
import './store-map.css';

/** Its chunk is large, and may not arrive. */
const TilesMap = lazy(() =>
  import('./tiles/tiles-map').then(
    ({ TilesMap: Tiles }) => ({ default: Tiles }),
    () => ({ default: DrawnMap }),
  ),
);

/**
 * Where they are. A picture beside the list: whatever can be learned here stands in the cards too. With streets where the product is
 * configured with a map and the browser can draw it; else our own drawing.
 */
export function StoreMap(props: MapProps) {
  const tiles = useClientConfig()?.map ?? null;
  const [failed, setFailed] = useState(false);
  const able = useMemo(() => tiles !== null && drawsTiles(), [tiles]);
  if (!tiles || failed || !able) return <DrawnMap {...props} />;
  return (
    <Suspense fallback={<div className="map-wait" />}>
      <TilesMap {...props} tiles={tiles} onFail={() => setFailed(true)} />
    </Suspense>
  );
}
