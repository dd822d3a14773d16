import './texts';

export { paymentsRoutes } from './routes';
