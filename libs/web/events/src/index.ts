import './texts';

export { EventScreen } from './event/event.screen';
export { hostedEventRoutes, ticketRoutes } from './hosting.routes';
export { discoverRoutes } from './routes';
