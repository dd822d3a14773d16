import './texts';

export { NotificationsBell } from './notifications-bell';
