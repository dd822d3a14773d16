import './texts';

export { CrewInvitations } from './crew/crew-invitations';
export { becomePartnerRoutes } from './become.routes';
export { accountRoutes, dashboardRoutes } from './routes';
export { DashboardShell } from './shell/dashboard-shell';
