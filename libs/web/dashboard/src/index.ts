import './texts';

export { CrewInvitations } from './crew/crew-invitations';
export { becomePartnerRoutes, dashboardRoutes } from './routes';
export { DashboardShell } from './shell/dashboard-shell';
