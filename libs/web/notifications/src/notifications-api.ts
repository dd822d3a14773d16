import {
  type AnswerOf,
  changeNotificationPreferences,
  listNotifications,
  markRead,
  readNotificationPreferences,
} from '@smachot/contracts';
import { api, type ArgOf, endpoint } from '@smachot/web-platform';

type Preferences = AnswerOf<typeof readNotificationPreferences>;

export const notificationsApi = api
  .enhanceEndpoints({ addTagTypes: ['NotificationPreferences'] })
  .injectEndpoints({
    endpoints: (b) => ({
      notifications: b.query<AnswerOf<typeof listNotifications>, ArgOf<typeof listNotifications>>({
        ...endpoint(listNotifications),
        providesTags: ['Notification'],
      }),
      markRead: b.mutation<AnswerOf<typeof markRead>, ArgOf<typeof markRead>>({
        ...endpoint(markRead),
        invalidatesTags: ['Notification'],
      }),
      notificationPreferences: b.query<Preferences, ArgOf<typeof readNotificationPreferences>>({
        ...endpoint(readNotificationPreferences),
        providesTags: ['NotificationPreferences', 'Me'],
      }),
      choosePreferences: b.mutation<Preferences, ArgOf<typeof changeNotificationPreferences>>({
        ...endpoint(changeNotificationPreferences),
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
    }),
  });

export const {
  useChoosePreferencesMutation,
  useMarkReadMutation,
  useNotificationPreferencesQuery,
  useNotificationsQuery,
} = notificationsApi;
