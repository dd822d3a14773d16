import './texts';

export { storeRoutes } from './routes';
