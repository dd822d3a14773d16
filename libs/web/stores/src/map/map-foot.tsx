import type { Area } from '@smachot/contracts';
import { Button } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import styles from './store-map.module.css';

type MapFootProps = {
  /** The shown area while it is not searched yet; null when it is. */
  shown: Area | null;
  onArea: (area: Area) => void;
  /** The source of the map. */
  attribution: string;
};

/** The footer of a map: a button that searches the shown area, and the attribution. Its space is reserved to avoid a layout shift. */
export function MapFoot({ shown, onArea, attribution }: MapFootProps) {
  const { t } = useTranslation('stores');
  return (
    <div className={styles.foot}>
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
