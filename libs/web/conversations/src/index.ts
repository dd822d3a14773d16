import './texts';

export { askRoutes, reportRoutes, threadRoutes } from './routes';
