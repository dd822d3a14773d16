import './texts';

export { EventScreen } from './event/event.screen';
export { discoverRoutes } from './routes';
