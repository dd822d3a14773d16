import { Navigate, type RouteObject } from 'react-router';

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
  {
    path: 'payments/*',
    lazy: async () => ({ Component: (await import('./payments/payments.screen')).StorePaymentsScreen }),
  },
  {
    path: 'banking-info/*',
    lazy: async () => ({ Component: (await import('./banking/banking.screen')).BankingScreen }),
  },
  {
    path: 'coupons',
    children: [
      {
        index: true,
        lazy: async () => ({ Component: (await import('./coupons/coupons.screen')).CouponsScreen }),
      },
      {
        path: 'new',
        lazy: async () => ({ Component: (await import('./coupons/new-coupon.screen')).NewCouponScreen }),
      },
      {
        path: ':couponId',
        lazy: async () => ({ Component: (await import('./coupons/coupon.screen')).CouponScreen }),
      },
    ],
  },
  {
    path: 'business-info/*',
    lazy: async () => ({
      Component: (await import('./business-info/business-info.screen')).BusinessInfoScreen,
    }),
  },
  { path: 'qr', lazy: async () => ({ Component: (await import('./qr/qr.screen')).QrScreen }) },
  {
    path: 'customers',
    children: [
      {
        index: true,
        lazy: async () => ({ Component: (await import('./customers/customers.screen')).CustomersScreen }),
      },
      {
        path: ':customerId',
        lazy: async () => ({ Component: (await import('./customers/customer.screen')).CustomerScreen }),
      },
    ],
  },
  {
    path: 'proposals',
    children: [
      {
        index: true,
        lazy: async () => ({ Component: (await import('./proposals/proposals.screen')).ProposalsScreen }),
      },
      {
        path: 'new',
        lazy: async () => ({
          Component: (await import('./proposals/new-proposal.screen')).NewProposalScreen,
        }),
      },
      {
        path: 'terms',
        lazy: async () => ({ Component: (await import('./proposals/terms/terms.screen')).TermsScreen }),
      },
      {
        path: ':proposalId',
        lazy: async () => ({ Component: (await import('./proposals/proposal.screen')).ProposalScreen }),
      },
    ],
  },
  {
    path: 'analytics',
    lazy: async () => ({ Component: (await import('./analytics/analytics.screen')).AnalyticsScreen }),
  },
  // the specification has both words; they are one screen
  { path: 'statistics/*', element: <Navigate to="../analytics" replace /> },
  { path: 'crew', lazy: async () => ({ Component: (await import('./crew/crew.screen')).CrewScreen }) },
];

/** Mounted beside the others. Needs an `AddCardContext` around it: a plan is paid by card. */
export const accountRoutes: RouteObject[] = [
  {
    path: 'account',
    children: [
      {
        index: true,
        lazy: async () => ({ Component: (await import('./account/account.screen')).AccountScreen }),
      },
      {
        path: 'keeping',
        lazy: async () => ({ Component: (await import('./keeping/keeping.screen')).KeepingScreen }),
      },
      {
        path: 'plans',
        lazy: async () => ({ Component: (await import('./subscription/plans.screen')).PlansScreen }),
      },
    ],
  },
];
