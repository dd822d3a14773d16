import './texts';

export { bookingLinkRoutes, checkoutRoutes, myOrderRoutes, myProposalRoutes, proposalRoutes } from './routes';
export { storeOrderRoutes } from './store.routes';
export { OthersFreeContext, type OthersFreeProps } from './parts/others-free';
