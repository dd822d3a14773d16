import { useMergedFavourites } from '@smachot/web-platform';
import { useSnackbar } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';

/** Favourites of before signing in go into the account; says how many found no room there. */
export const useMergeFavourites = (): void => {
  const { t } = useTranslation('shell');
  const say = useSnackbar();
  useMergedFavourites((count) => say(t('favouritesLeftOut', { count })));
};
