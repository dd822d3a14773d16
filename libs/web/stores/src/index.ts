import './texts';

export { BrowseScreen } from './browse/browse.screen';
export { choosingRoutes, storeRoutes } from './routes';
export { OthersFreeInstead } from './store/availability/others-free';
