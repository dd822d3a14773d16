import './texts';

export { checkoutRoutes, myOrderRoutes, storeOrderRoutes } from './routes';
