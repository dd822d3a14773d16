import type { Notification } from '@smachot/contracts';

/** Once there is something to wait for: a business has had an order, or a host has sent invitations. */
export const hasSomethingToWaitFor = (items: readonly Pick<Notification, 'kind' | 'href'>[]): boolean =>
  items.some(
    ({ kind, href }) =>
      kind === 'campaign_done' || (kind === 'order_placed' && href.startsWith('/dashboard/')),
  );
