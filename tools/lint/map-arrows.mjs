// "Who may import whom" of docs/map.md, read as data: the lines that are indented and hold an arrow.

const RULES = /^ {4}(\S.*?) ← (\S.*)$/gm;
/** Libraries of the server that are no contexts: they hold no data of their own and serve every context. */
const SERVER_LIBRARIES = ['platform', 'calendar', 'documents', 'guest-dialogue', 'places', 'web-pages'].map(
  (name) => `libs/server/${name}`,
);
const GROUPS = {
  'every shared library': (folder) => folder.startsWith('libs/shared/'),
  'every context': (folder) => folder.startsWith('libs/server/') && !SERVER_LIBRARIES.includes(folder),
  'every feature': (folder) => /^libs\/web\/(?!(platform|ui)$)/.test(folder),
};

/** The project a single name of the document means: a server context is called by its own name alone. */
const folderNamed = (name, folders) => {
  const candidates = /^(server|web) platform$/.test(name)
    ? [`libs/${name.replace(' ', '/')}`]
    : [
        `libs/shared/${name}`,
        `libs/server/${name}`,
        ...(name === 'ui' ? ['libs/web/ui'] : []),
        `apps/${name}`,
        name,
      ];
  const folder = candidates.find((candidate) => folders.includes(candidate));
  if (!folder) throw new Error(`docs/map.md speaks of "${name}", and no project is called so.`);
  return folder;
};

const foldersIn = (names, folders) =>
  names.split(', ').flatMap((name) => {
    if (name === 'nothing') return [];
    return GROUPS[name] ? folders.filter(GROUPS[name]) : [folderNamed(name, folders)];
  });

/**
 * Reads the document's arrows.
 * @param {string} text the document
 * @param {string[]} folders of all projects, relative to the root
 * @returns {{ mayImport: (from: string, to: string) => boolean, unnamed: string[] }} `unnamed`: shared libraries and server
 * contexts that no line names on its right side
 */
export function readArrows(text, folders) {
  const allowed = new Set();
  const own = new Set();
  for (const [, left, right] of text.matchAll(RULES)) {
    for (const name of right.split(', '))
      if (name !== 'nothing' && !GROUPS[name]) own.add(folderNamed(name, folders));
    for (const from of foldersIn(right, folders))
      for (const to of foldersIn(left, folders)) allowed.add(`${from} → ${to}`);
  }
  return {
    mayImport: (from, to) => allowed.has(`${from} → ${to}`),
    unnamed: folders.filter((folder) => /^libs\/(shared|server)\//.test(folder) && !own.has(folder)),
  };
}
