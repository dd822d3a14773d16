import './texts';

export { doorRoute, rsvpRoutes } from './routes';
export { RsvpSummary } from './summary/rsvp-summary';
