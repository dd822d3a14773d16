import { MOST_CARDS, type StoreId } from '@smachot/contracts';
import { signInAddress, useFavourites, useProblemText, type FavouriteFailure } from '@smachot/web-platform';
import { IconButton } from '@smachot/web-ui';
import { clsx } from 'clsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import browseStyles from '../browse/browse.module.css';
import favouritesStyles from './favourites.module.css';

type HeartProps = {
  /** The store's id. */
  id: StoreId;
  name: string;
  /** Called after the removal, with a function that undoes it. */
  onLetGo?: (undo: () => void) => void;
};

function Failure({ failure }: { failure: FavouriteFailure }) {
  const { t } = useTranslation('stores');
  const words = useProblemText();
  const { pathname, search } = useLocation();
  return (
    <div className={clsx(favouritesStyles.problem, 'small')} role="alert">
      {failure === 'browser_full' ? (
        <>
          {t('favourites.browserFull', { count: MOST_CARDS })}{' '}
          <Link to={signInAddress(pathname + search)}>{t('favourites.signIn')}</Link>
        </>
      ) : (
        words(failure.error)
      )}
    </div>
  );
}

/** Adds a store to the favourites, or removes it. */
export function Heart({ id, name, onLetGo }: HeartProps) {
  const { t } = useTranslation('stores');
  const { ids, change } = useFavourites();
  const [failure, setFailure] = useState<FavouriteFailure | null>(null);
  const kept = ids.includes(id);
  const press = async () => {
    setFailure(null);
    const failed = await change(id, !kept);
    if (failed !== null) setFailure(failed);
    else if (kept) onLetGo?.(() => void change(id, true));
  };
  return (
    <div className={browseStyles.heart}>
      <IconButton
        icon="heart"
        label={t('favourites.keep', { name })}
        aria-pressed={kept}
        onClick={() => void press()}
      />
      {failure === null ? null : <Failure failure={failure} />}
    </div>
  );
}
