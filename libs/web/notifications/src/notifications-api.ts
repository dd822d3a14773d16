import {
  changeNotificationPreferences,
  listNotifications,
  markRead,
  readNotificationPreferences,
  readPushDevices,
  subscribeDevice,
  unsubscribeDevice,
} from '@smachot/contracts';
import { api, endpointsOf } from '@smachot/web-platform';

export const notificationsApi = api.injectEndpoints({
  endpoints: (b) => {
    const { read, change } = endpointsOf(b);
    return {
      notifications: read(listNotifications, ['Notification']),
      markRead: change(markRead, ['Notification']),
      notificationPreferences: read(readNotificationPreferences, ['NotificationPreferences', 'Me']),
      pushDevices: read(readPushDevices, ['NotificationPreferences', 'Me']),
      subscribeDevice: change(subscribeDevice, ['NotificationPreferences']),
      unsubscribeDevice: change(unsubscribeDevice, ['NotificationPreferences']),
      choosePreferences: change(changeNotificationPreferences, undefined, {
        // An optimistic update: the switch moves at once, and back when the server refuses.
        onQueryStarted: async ({ body }, { dispatch, queryFulfilled }) => {
          const moved = dispatch(
            notificationsApi.util.updateQueryData('notificationPreferences', undefined, (shown) => {
              shown.preferences = body.preferences;
            }),
          );
          await queryFulfilled.catch(() => moved.undo());
        },
      }),
    };
  },
});

export const {
  useChoosePreferencesMutation,
  useMarkReadMutation,
  useNotificationPreferencesQuery,
  useNotificationsQuery,
  usePushDevicesQuery,
  useSubscribeDeviceMutation,
  useUnsubscribeDeviceMutation,
} = notificationsApi;
