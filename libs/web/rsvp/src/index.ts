import './texts';

export { rsvpRoutes } from './routes';
export { RsvpSummary } from './summary/rsvp-summary';
