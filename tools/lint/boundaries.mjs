// The allowed imports. One table per question; the lint rule below is generated from them.

const shared = [
  'type:kernel',
  'type:contracts',
  'type:lifecycles',
  'type:pricing',
  'type:i18n',
  'type:drawings',
];

/** The contexts that a context may query (queries and event types, through their index); effects cross only as events. */
export const contextMayAsk = {
  platform: [],
  identity: [],
  messaging: ['identity'],
  payments: ['identity'],
  notifications: ['identity', 'messaging'],
  'hosted-events': ['identity', 'payments', 'notifications', 'stores', 'coupons', 'orders'],
  'guest-import': [],
  rsvp: ['identity', 'messaging', 'payments', 'notifications', 'guest-import'],
  stores: ['identity', 'notifications'],
  conversations: ['identity', 'notifications', 'stores'],
  verification: ['identity', 'stores'],
  coupons: ['identity', 'stores'],
  orders: [
    'identity',
    'messaging',
    'payments',
    'notifications',
    'stores',
    'coupons',
    'rsvp',
    'conversations',
  ],
  payouts: ['identity', 'stores', 'verification'],
  proposals: ['identity', 'notifications', 'orders', 'stores'],
  subscriptions: ['coupons', 'identity', 'notifications', 'payments', 'stores'],
  admin: [
    'identity',
    'messaging',
    'rsvp',
    'stores',
    'conversations',
    'verification',
    'coupons',
    'orders',
    'subscriptions',
    'hosted-events',
  ],
  analytics: ['identity', 'stores'],
  articles: ['identity', 'stores'],
  customers: ['identity', 'stores', 'conversations', 'orders'],
  reviews: ['identity', 'notifications', 'rsvp', 'stores', 'orders'],
  newsletters: ['identity', 'messaging', 'stores'],
  waiting: [
    'identity',
    'payments',
    'stores',
    'conversations',
    'verification',
    'orders',
    'proposals',
    'subscriptions',
    'hosted-events',
    'reviews',
  ],
};

/** Rooms beside the platform: each does one thing for the contexts and apps, and knows no context. */
export const serverLibraries = ['calendar', 'documents', 'guest-dialogue', 'places', 'web-pages'];

/** Which npm packages a shared library may use; it must run in the browser and in Node. */
const packagesOfShared = {
  'type:kernel': [],
  'type:contracts': ['zod', 'zod/*'],
  'type:lifecycles': ['xstate', 'xstate/*'],
  'type:pricing': [],
  'type:drawings': [],
};

const serverPackages = [
  '@nestjs/*',
  'typeorm',
  'typeorm/*',
  'pg',
  'bullmq',
  'ioredis',
  'sharp',
  'fastify',
  '@fastify/*',
];
const uiPackages = ['react', 'react/*', 'react-dom', 'react-dom/*', '@mui/*', '@emotion/*'];

/** The guest page is a light entry of its own: a guest on a phone loads it once, over a slow line. */
const tooHeavyForGuests = [
  '@mui/*',
  '@emotion/*',
  '@reduxjs/toolkit',
  '@reduxjs/toolkit/*',
  'react-redux',
  'react-router',
  'react-router/*',
  'react-router-dom',
];

/** Packages for tests only, wherever the tests are. */
const packagesOfTests = ['fast-check', '@testing-library/*', '@jest/*', 'react', 'react/*'];

const layers = [
  { sourceTag: 'type:kernel', onlyDependOnLibsWithTags: [] },
  { sourceTag: 'type:contracts', onlyDependOnLibsWithTags: ['type:kernel'] },
  { sourceTag: 'type:lifecycles', onlyDependOnLibsWithTags: ['type:kernel', 'type:contracts'] },
  { sourceTag: 'type:pricing', onlyDependOnLibsWithTags: ['type:kernel', 'type:contracts'] },
  { sourceTag: 'type:drawings', onlyDependOnLibsWithTags: ['type:contracts'] },
  { sourceTag: 'type:i18n', onlyDependOnLibsWithTags: ['type:kernel', 'type:contracts'] },
  { sourceTag: 'type:server-platform', onlyDependOnLibsWithTags: shared },
  { sourceTag: 'type:server-library', onlyDependOnLibsWithTags: [...shared, 'type:server-platform'] },
  {
    sourceTag: 'type:context',
    onlyDependOnLibsWithTags: [...shared, 'type:server-platform', 'type:server-library', 'type:context'],
  },
  { sourceTag: 'type:web-platform', onlyDependOnLibsWithTags: shared },
  { sourceTag: 'type:web-ui', onlyDependOnLibsWithTags: [...shared, 'type:web-platform'] },
  { sourceTag: 'type:feature', onlyDependOnLibsWithTags: [...shared, 'type:web-platform', 'type:web-ui'] },
  { sourceTag: 'type:sandbox', onlyDependOnLibsWithTags: shared },
  { sourceTag: 'type:e2e', onlyDependOnLibsWithTags: shared },
  {
    sourceTag: 'type:tools',
    onlyDependOnLibsWithTags: [...shared, 'type:server-platform', 'type:server-library', 'type:context'],
  },
];

const apps = [
  ...['app:api', 'app:worker'].map((sourceTag) => ({
    sourceTag,
    onlyDependOnLibsWithTags: [...shared, 'type:server-platform', 'type:server-library', 'type:context'],
  })),
  {
    sourceTag: 'app:web',
    onlyDependOnLibsWithTags: [...shared, 'type:web-platform', 'type:web-ui', 'type:feature'],
  },
];

/** The contexts that a context may ask and those that they may ask: a test starts them together. */
function withTheirs(context, known = new Set()) {
  for (const other of contextMayAsk[context]) if (!known.has(other)) withTheirs(other, known.add(other));
  return [...known];
}

const contexts = (inTests) =>
  Object.entries(contextMayAsk).map(([context, others]) => ({
    sourceTag: `context:${context}`,
    onlyDependOnLibsWithTags: [
      ...shared,
      'type:server-platform',
      'type:server-library',
      ...(inTests ? withTheirs(context) : others).map((other) => `context:${other}`),
    ],
  }));

const platforms = [
  {
    sourceTag: 'platform:any',
    onlyDependOnLibsWithTags: ['platform:any'],
    bannedExternalImports: [...serverPackages, ...uiPackages],
  },
  {
    sourceTag: 'platform:browser',
    onlyDependOnLibsWithTags: ['platform:browser', 'platform:any'],
    bannedExternalImports: serverPackages,
  },
  {
    sourceTag: 'platform:node',
    onlyDependOnLibsWithTags: ['platform:node', 'platform:any'],
    bannedExternalImports: [...uiPackages, '@reduxjs/toolkit', 'react-redux', 'react-router'],
  },
];

const guestPage = [
  {
    sourceTag: 'feature:guest-page',
    bannedExternalImports: tooHeavyForGuests,
  },
];

/** The option of `@nx/enforce-module-boundaries`. */
export function dependencyConstraints({ inTests = false } = {}) {
  const packages = Object.entries(packagesOfShared).map(([sourceTag, allowed]) => ({
    sourceTag,
    allowedExternalImports: inTests ? [...allowed, ...packagesOfTests] : allowed,
  }));
  return [...layers, ...apps, ...contexts(inTests), ...packages, ...platforms, ...guestPage];
}
