import './texts';

export { AddCardContext, type AddCardProps } from './paying/add-card';
export { bookingLinkRoutes, checkoutRoutes, myOrderRoutes, storeOrderRoutes } from './routes';
export { OthersFreeContext, type OthersFreeProps } from './parts/others-free';
