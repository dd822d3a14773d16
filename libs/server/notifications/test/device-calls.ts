import { ABrowser } from './a-browser';
import type { NotificationsApp } from './notifications-app';

/** The calls about devices, by the demo host unless a bearer is given; null: by nobody. */
export const deviceCalls = (appNow: () => NotificationsApp) => {
  const call = (
    method: 'GET' | 'POST' | 'DELETE',
    path = '',
    payload?: object,
    bearer: string | null = appNow().host,
  ) =>
    appNow().app.inject({
      method,
      url: `/v1/notifications/devices${path}`,
      ...(payload ? { payload } : {}),
      headers: bearer ? { authorization: `Bearer ${bearer}` } : {},
    });
  return {
    call,
    /** A browser that was subscribed. */
    async subscribed(bearer?: string): Promise<ABrowser> {
      const browser = new ABrowser(appNow().outside.url);
      const answer = await call('POST', '', browser.subscription, bearer);
      if (answer.statusCode !== 201) throw new Error(`${answer.statusCode} ${answer.body}`);
      return browser;
    },
    async devices(bearer?: string): Promise<{ _id: string; current: boolean }[]> {
      return (await call('GET', '', undefined, bearer)).json().devices;
    },
  };
};

/** A new order for the demo host's business. */
export const newOrder = (app: NotificationsApp, more: object = {}) => ({
  ...{ userId: app.hostId as never, kind: 'order_placed' as const },
  values: { side: 'partner', menu: 'בופה', startsAt: '2027-12-17T16:00:00.000Z' },
  ...{ href: '/dashboard/shula/orders/7', urgent: true, ...more },
});
