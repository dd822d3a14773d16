import type { Area } from '@smachot/contracts';
import { Button } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';

type MapFootProps = {
  /** What is shown and not searched yet; null: it is. */
  shown: Area | null;
  onArea: (area: Area) => void;
  /** Whose map it is. */
  attribution: string;
};

/** Under a map: to search what it shows, and who drew it. Its room is kept, so that nothing moves when the button comes. */
export function MapFoot({ shown, onArea, attribution }: MapFootProps) {
  const { t } = useTranslation('stores');
  return (
    <div className="map-foot">
      {shown ? (
        <Button kind="soft" icon="search" onClick={() => onArea(shown)}>
          {t('map.searchArea')}
        </Button>
      ) : null}
      <small className="muted">
        <bdi>{attribution}</bdi>
      </small>
    </div>
  );
}
