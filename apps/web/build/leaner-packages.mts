import type { Plugin } from 'vite';

/** Parts of the router for its framework mode, server components and instrumentation; a router of plain routes never runs them. */
const OF_OTHER_MODES = [
  ...['RemixRootDefaultErrorBoundary', 'PrefetchPageLinks', 'RSCErrorHandler'],
  ...['instrumentClientSideRouter', 'getRouteInstrumentationUpdates'],
];

/**
 * Leaves out of the build what packages bring and this app never runs. Fails when a package no longer has such a part.
 */
export const leanerPackages = (): Plugin[] => [
  {
    name: 'without-ripples',
    apply: 'build',
    transform: {
      // the theme shows none (`disableRipple`), but every button brings the code that would draw them
      filter: { id: /[\\/]@mui[\\/]material[\\/]ButtonBase[\\/]TouchRipple\.mjs$/ },
      handler: () => ({ code: 'export default () => null;', map: null }),
    },
  },
  {
    name: 'router-of-plain-routes',
    apply: 'build',
    transform: {
      filter: { id: /[\\/]react-router[\\/]dist[\\/]production[\\/]chunk-/ },
      handler(code) {
        if (!code.includes('function createRouter(')) return undefined;
        let lean = code;
        for (const name of OF_OTHER_MODES) {
          if (!lean.includes(`function ${name}(`)) this.error(`react-router has no ${name} any more`);
          lean = lean.replace(`function ${name}(`, `const ${name} = () => null;\nfunction unused${name}(`);
        }
        // a name for the developer tools counts as a use: with it the bundler keeps every component
        return { code: lean.replace(/^\w+\.displayName = "\w+";$/gm, ''), map: null };
      },
    },
  },
];
