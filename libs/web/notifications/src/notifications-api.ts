import { type AnswerOf, listNotifications, markRead } from '@smachot/contracts';
import { api, type ArgOf, endpoint } from '@smachot/web-platform';

export const notificationsApi = api.enhanceEndpoints({ addTagTypes: ['Notification'] }).injectEndpoints({
  endpoints: (b) => ({
    notifications: b.query<AnswerOf<typeof listNotifications>, ArgOf<typeof listNotifications>>({
      ...endpoint(listNotifications),
      providesTags: ['Notification'],
    }),
    markRead: b.mutation<AnswerOf<typeof markRead>, ArgOf<typeof markRead>>({ ...endpoint(markRead), invalidatesTags: ['Notification'] }),
  }),
});

export const { useMarkReadMutation, useNotificationsQuery } = notificationsApi;
