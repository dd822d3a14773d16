import type { RouteObject } from 'react-router';

/** Mounted under /login. */
export const signInRoutes: RouteObject[] = [
  {
    lazy: async () => ({ Component: (await import('./sign-in/auth-layout')).AuthLayout }),
    children: [
      {
        index: true,
        lazy: async () => ({ Component: (await import('./sign-in/phone.screen')).PhoneScreen }),
      },
      {
        path: 'verify',
        lazy: async () => ({ Component: (await import('./sign-in/code.screen')).CodeScreen }),
      },
      {
        path: 'signup',
        lazy: async () => ({ Component: (await import('./sign-in/sign-up.screen')).SignUpScreen }),
      },
    ],
  },
];
