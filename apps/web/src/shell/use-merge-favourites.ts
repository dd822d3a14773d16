import { useMergedFavourites } from '@smachot/web-platform';
import { useSnackbar } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';

/** Merges a visitor's favourites into the account at sign-in; reports how many did not fit. */
export const useMergeFavourites = (): void => {
  const { t } = useTranslation('shell');
  const say = useSnackbar();
  useMergedFavourites((count) => say(t('favouritesLeftOut', { count })));
};
