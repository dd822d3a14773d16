import './texts';

export { becomePartnerRoutes, dashboardRoutes } from './routes';
