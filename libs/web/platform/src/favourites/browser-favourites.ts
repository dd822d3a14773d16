import { MOST_CARDS } from '@smachot/contracts';
import { browserList } from '../browser-list';

/** Favourite stores of a visitor before sign-in, in this browser only. */
export const browserFavourites = browserList('favourites', MOST_CARDS);
