import './texts';

export { NotificationsBell } from './notifications-bell';
export { PreferencesCard } from './preferences.card';
