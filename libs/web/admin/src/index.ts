import './texts';

export { adminListRoutes, adminRoutes, bankDetailsRoutes, couponsRoutes, payoutRoutes } from './routes';
