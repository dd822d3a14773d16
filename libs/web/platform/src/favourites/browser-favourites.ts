import { MOST_CARDS } from '@smachot/contracts';
import { browserList } from '../browser-list';

/** Stores somebody keeps before signing in, in this browser only. */
export const browserFavourites = browserList('favourites', MOST_CARDS);
