import './texts';

export { EventScreen } from './event/event.screen';
export { hostedEventRoutes } from './hosting.routes';
export { discoverRoutes } from './routes';
