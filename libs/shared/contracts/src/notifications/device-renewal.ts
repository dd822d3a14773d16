/** The path of `notifications.renewDevice`, for the service worker: it has no need of schemas. */
export const DEVICE_RENEWAL = '/v1/notifications/devices/renewal';
