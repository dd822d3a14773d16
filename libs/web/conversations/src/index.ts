import './texts';

export { askRoutes, threadRoutes } from './routes';
