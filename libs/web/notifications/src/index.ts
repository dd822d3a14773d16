import './texts';

export { NotificationsBell } from './notifications-bell';
export { DeviceCard } from './devices/device.card';
export { PreferencesCard } from './preferences.card';
