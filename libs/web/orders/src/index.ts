import './texts';

export { bookingLinkRoutes, checkoutRoutes, myOrderRoutes } from './routes';
export { storeOrderRoutes } from './store.routes';
export { OthersFreeContext, type OthersFreeProps } from './parts/others-free';
