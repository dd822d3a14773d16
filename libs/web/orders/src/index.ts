import './texts';

export { AddCardContext } from './paying/add-card';
export { checkoutRoutes, myOrderRoutes, storeOrderRoutes } from './routes';
