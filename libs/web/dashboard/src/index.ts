import './texts';

export { becomePartnerRoutes, dashboardRoutes } from './routes';
export { DashboardShell } from './shell/dashboard-shell';
