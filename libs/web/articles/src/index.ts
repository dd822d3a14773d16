import './texts';

export { articleWritingRoutes, helpRoutes } from './routes';
