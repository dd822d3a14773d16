// npm run new-context -- <context> <noun>: a server context with its lifecycle (machine, aggregate, walk), two calls, and a screen.
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from '../stack/paths.mjs';
import { calls } from './context-calls-texts.mjs';
import { model } from './context-server-texts.mjs';
import { accessTests, shared, web } from './context-shared-texts.mjs';
import { formatted } from './formatted.mjs';
import { camel, pascal } from './names.mjs';
import { addElement, addImport, addProperty } from './source-edits.mjs';

const kebab = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/** One more than the latest migration of all contexts. */
const nextStamp = (home) => {
  const stamps = fs
    .readdirSync(path.join(home, 'libs/server'), { recursive: true, encoding: 'utf8' })
    .flatMap((name) => /\/migrations\/(\d{13})-/.exec(name)?.[1] ?? []);
  return String(Number(stamps.toSorted().at(-1)) + 1);
};

const placed = (folder, texts, names) =>
  Object.entries(texts).map(([name, text]) => [
    `${folder}/${name.replace(/\{(\w+)\}/g, (_, part) => names[part])}`,
    text(names),
  ]);

const after = (text, line, more) => {
  if (!text.includes(line)) throw new Error(`There is no line "${line.trim()}".`);
  return text.replace(line, `${line}${more}`);
};

/** Changes of the libraries that both sides share. */
const sharedEdits = ({ context, noun, contextCamel, Noun }) => ({
  'libs/shared/contracts/src/ids.ts': (text) =>
    `${text}export const ${Noun}Id = idOf<'${Noun}'>();\nexport type ${Noun}Id = z.infer<typeof ${Noun}Id>;\n`,
  'libs/shared/contracts/src/index.ts': (text) =>
    after(text, "export * from './identity/identity';", `\nexport * from './${context}/${context}';`),
  'libs/shared/contracts/src/all-calls.ts': (text) =>
    after(
      after(
        text,
        "import * as identity from './identity/identity';",
        `\nimport * as ${contextCamel} from './${context}/${context}';`,
      ),
      '  identity,\n',
      `  ${contextCamel},\n`,
    ),
  'libs/shared/contracts/src/web-paths.ts': (text) => addElement(text, 'webPaths', `'/me/${context}'`),
  'libs/shared/lifecycles/src/index.ts': (text) => `${text}export * from './${noun}';\n`,
});

/** Changes of the API and of its tests of access. */
const apiEdits = ({ context, noun, Context, Noun, contextCamel, nounCamel }) => ({
  'apps/api/src/stores.ts': (text) =>
    addElement(
      addImport(text, `${contextCamel}Persistence`, `@smachot/server-${context}`),
      'stores',
      `${contextCamel}Persistence`,
    ),
  'apps/api/src/api.module.ts': (text) =>
    after(
      addImport(text, `${Context}HttpModule`, `@smachot/server-${context}`),
      '        HttpModule,\n',
      `        ${Context}HttpModule,\n`,
    ),
  'apps/api/test/access-expected.ts': (text) =>
    addProperty(
      text,
      'expectedAccess',
      `'${contextCamel}.list': signedIn,\n  '${contextCamel}.open': signedIn,`,
    ),
  'apps/api/test/things.ts': (text) =>
    after(
      after(
        addImport(
          addImport(text, `${nounCamel}Things`, `./${noun}-things`),
          `type ${Noun}Things`,
          `./${noun}-things`,
        ),
        'export type Thing = OwnThings &',
        ` ${Noun}Things &`,
      ),
      '    ...threads,\n',
      `    ...(await ${nounCamel}Things(product, user.id)),\n`,
    ),
});

/** What the generator of use cases has to know of the context. */
const subjectOf = ({ context, noun, Context, Noun, contextCamel, nounCamel, schema }) => `'${context}': {
    id: '${nounCamel}Id',
    params: 'z.object({ ${nounCamel}Id: ${Noun}Id })',
    contracts: '${context}/${context}',
    address: '\`/v1/${context}/:${nounCamel}Id',
    controller: 'http/${context}.controller.ts#${Context}Controller',
    module: '${context}.module.ts#handlers',
    providers: '${context}.module.ts#handlers',
    folder: '',
    tests: '',
    row: 'owner',
    rows: 'access-expected.ts#expectedAccess',
    repository: { file: 'persistence/${noun}.repository', name: '${Noun}Repository', field: 'repository' },
    lock: 'this.repository.lock(tx, ${nounCamel}Id, userId)',
    locked: '',
    read: { sql: 'select id from ${schema}.${schema} where id = $1 and owner_id = $2' },
    app: '${context}-app#${contextCamel}App',
  },`;

/** Changes of the files that have to know of a context: by name, from their text. */
const edits = (names) => {
  const { context, noun, contextCamel } = names;
  return {
    ...sharedEdits(names),
    ...apiEdits(names),
    'apps/web/src/routes/router.tsx': (text) =>
      addElement(
        addImport(text, `${contextCamel}Routes`, `@smachot/web-${context}`),
        'ofMe',
        `{ path: '${context}', children: ${contextCamel}Routes }`,
      ),
    'tools/lint/boundaries.mjs': (text) => addProperty(text, 'contextMayAsk', `'${context}': [],`),
    'docs/map.md': (text) =>
      after(
        after(text, '    nothing ← identity', `, ${context}`),
        '| sign-in, sessions, tokens, accounts | `libs/server/identity`, `libs/web/identity` |\n',
        `| ${context.replaceAll('-', ' ')} | \`libs/server/${context}\`, \`libs/shared/lifecycles/src/${noun}.ts\`, \`libs/web/${context}\` |\n`,
      ),
    'tools/generators/subjects.mjs': (text) => addProperty(text, 'subjects', subjectOf(names)),
  };
};

/**
 * Writes a context and enters it where it has to be known; never over an existing one.
 * @param {{ home?: string, context: string, noun: string }} wanted `home`: the checkout
 * @returns {Promise<{ written: string[], changed: string[] }>} files, relative to `home`
 */
export async function writeContext({ home = root, context, noun }) {
  for (const name of [context, noun])
    if (!kebab.test(name)) throw new Error(`"${name}" should read like gift-lists gift-list.`);
  if (context === noun) throw new Error('The context is named by the plural, what it holds by the singular.');
  const names = {
    ...{ context, noun, stamp: nextStamp(home), schema: context.replaceAll('-', '_') },
    ...{ Context: pascal(context), Noun: pascal(noun), contextCamel: camel(context), nounCamel: camel(noun) },
  };
  const written = Object.fromEntries([
    ...placed(`libs/server/${context}`, { ...model, ...calls }, names),
    ...placed('libs/shared', shared, names),
    ...placed('apps/api/test', accessTests, names),
    ...placed(`libs/web/${context}`, web, names),
  ]);
  const existing = Object.keys(written).find((name) => fs.existsSync(path.join(home, name)));
  if (existing) throw new Error(`${existing} exists already.`);
  const changed = Object.fromEntries(
    Object.entries(edits(names)).map(([name, edit]) => [
      name,
      edit(fs.readFileSync(path.join(home, name), 'utf8')),
    ]),
  );
  for (const [name, text] of Object.entries({ ...written, ...changed })) {
    const at = path.join(home, name);
    fs.mkdirSync(path.dirname(at), { recursive: true });
    const isProse = name.endsWith('.md');
    fs.writeFileSync(at, isProse ? text : await formatted(name, text));
  }
  return { written: Object.keys(written), changed: Object.keys(changed) };
}

async function main() {
  const [context, noun] = process.argv.slice(2);
  if (!context || !noun)
    throw new Error('usage: npm run new-context -- <contexts> <noun>: gift-lists gift-list');
  const { written, changed } = await writeContext({ context, noun });
  console.log(
    [
      ...written.map((name) => `wrote ${name}`),
      ...changed.map((name) => `changed ${name}`),
      '',
      `Then: a link to /me/${context} (apps/web/src/shell/nav-items.ts), its row in a tour of apps/e2e/src/tours, the words of README and locales.`,
      `A move of its lifecycle: npm run new-use-case -- ${context} close-${noun}`,
    ].join('\n'),
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  main().catch((error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
}
