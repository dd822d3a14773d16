import type { RouteObject } from 'react-router';

/** Mounted at the root: /become-a-partner, /verify-email. */
export const becomePartnerRoutes: RouteObject[] = [
  {
    path: 'become-a-partner',
    lazy: async () => ({ Component: (await import('./become/become.screen')).BecomeScreen }),
  },
  {
    path: 'verify-email',
    lazy: async () => ({ Component: (await import('./become/verify-email.screen')).VerifyEmailScreen }),
  },
];

const editor = async () => ({
  Component: (await import('./editor/unit-editor.screen')).UnitEditorScreen,
});

const profile = async () => ({ Component: (await import('./profile/profile.screen')).ProfileScreen });

/** Mounted under /dashboard/:storeUsername, inside the dashboard's shell. */
export const dashboardRoutes: RouteObject[] = [
  { index: true, lazy: async () => ({ Component: (await import('./home/home.screen')).StoreHomeScreen }) },
  {
    path: 'pricing-unit',
    children: [
      { index: true, lazy: async () => ({ Component: (await import('./units/units.screen')).UnitsScreen }) },
      {
        path: 'new',
        lazy: async () => ({ Component: (await import('./editor/new-unit.screen')).NewUnitScreen }),
      },
      { path: ':pricingUnitId', lazy: editor },
    ],
  },
  {
    path: 'business-availability/*',
    lazy: async () => ({
      Component: (await import('./availability/availability.screen')).AvailabilityScreen,
    }),
  },
  { path: 'edit-profile/*', lazy: profile },
  { path: 'edit', lazy: profile },
  { path: 'edit/pricing-unit/:pricingUnitId', lazy: editor },
  { path: 'crew', lazy: async () => ({ Component: (await import('./crew/crew.screen')).CrewScreen }) },
  {
    path: 'account',
    lazy: async () => ({ Component: (await import('./account/account.screen')).AccountScreen }),
  },
];
