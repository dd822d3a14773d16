import './texts';

export { AddCardContext } from './paying/add-card';
export { bookingLinkRoutes, checkoutRoutes, myOrderRoutes, storeOrderRoutes } from './routes';
export { OthersFreeContext, type OthersFreeProps } from './parts/others-free';
