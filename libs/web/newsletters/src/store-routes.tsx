import type { RouteObject } from 'react-router';

const writer = async () => ({
  Component: (await import('./store/newsletter.screen')).NewsletterScreen,
});

/** Mounted under /dashboard/:storeUsername. */
export const storeNewsletterRoutes: RouteObject[] = [
  {
    path: 'newsletters',
    children: [
      {
        index: true,
        lazy: async () => ({ Component: (await import('./store/newsletters.screen')).NewslettersScreen }),
      },
      {
        path: 'new',
        lazy: async () => ({
          Component: (await import('./store/new-newsletter.screen')).NewNewsletterScreen,
        }),
      },
      { path: ':newsletterId', lazy: writer },
    ],
  },
];

/** Mounted under /admin-panel, for super admins. */
export const newsletterStopRoutes: RouteObject[] = [
  {
    path: 'newsletter-stops',
    lazy: async () => ({
      Component: (await import('./stops/newsletter-stops.screen')).NewsletterStopsScreen,
    }),
  },
];
