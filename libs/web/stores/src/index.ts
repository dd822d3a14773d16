import './texts';

export { BrowseScreen } from './browse/browse.screen';
export { storeRoutes } from './routes';
