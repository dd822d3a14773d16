// The configuration of a project follows from its folder; tools/nx/plugin.mjs tells Nx.

/** Rooms of a side that are not one context, feature or app among others. */
const TYPES = {
  'libs/server/platform': 'server-platform',
  'libs/server/calendar': 'server-library',
  'libs/server/documents': 'server-library',
  'libs/server/guest-dialogue': 'server-library',
  'libs/server/places': 'server-library',
  'libs/server/web-pages': 'server-library',
  'libs/web/platform': 'web-platform',
  'libs/web/ui': 'web-ui',
  'apps/sandbox': 'sandbox',
  'apps/e2e': 'e2e',
};

/** How a project is called and tagged, by the folder it lies in; `name` is the name of its own folder. */
const SIDES = {
  'libs/shared': (name) => ({ name, tags: [`type:${name}`, 'platform:any'] }),
  'libs/server': (name, type = 'context') => ({
    name: `server-${name}`,
    tags: [`type:${type}`, ...(type === 'server-library' ? [] : [`context:${name}`]), 'platform:node'],
  }),
  'libs/web': (name, type = 'feature') => ({
    name: `web-${name}`,
    tags: [`type:${type}`, `feature:${name}`, 'platform:browser'],
  }),
  apps: (name, type) => ({
    name,
    tags: [
      ...(type ? [`type:${type}`] : ['type:app', `app:${name}`]),
      name === 'web' ? 'platform:browser' : 'platform:node',
    ],
  }),
};

/** The sides whose projects have unit tests under jest, apart from the journeys. */
const hasUnitTests = (folder) => folder !== 'tools' && folder !== 'apps/e2e';

const targetsOf = (folder) => ({
  typecheck: {},
  lint: {},
  ...(hasUnitTests(folder) && { test: {} }),
});

/**
 * The Nx configuration of the project in a folder.
 * @param {string} folder relative to the root, with slashes: libs/server/orders
 * @returns {{ name: string, root: string, projectType: 'application' | 'library', sourceRoot: string, tags: string[],
 *   targets: Record<string, object> } | undefined} undefined for a folder that holds no project
 */
export function projectOf(folder) {
  if (folder === 'tools')
    return {
      name: 'tools',
      root: folder,
      projectType: 'library',
      sourceRoot: folder,
      tags: ['type:tools', 'platform:node'],
      targets: targetsOf(folder),
    };
  const at = folder.lastIndexOf('/');
  const side = SIDES[folder.slice(0, at)];
  if (!side) return undefined;
  return {
    ...side(folder.slice(at + 1), TYPES[folder]),
    root: folder,
    projectType: folder.startsWith('apps/') ? 'application' : 'library',
    sourceRoot: `${folder}/src`,
    targets: targetsOf(folder),
  };
}
