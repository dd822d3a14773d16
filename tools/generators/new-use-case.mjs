// npm run new-use-case -- <context> <verb-noun>            a command with its call, handler, test and access row
// npm run new-use-case -- <context> <noun-phrase> --query  the same for a query, with its SQL in persistence
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { root } from '../stack/paths.mjs';
import { formatted } from './formatted.mjs';
import { camel, pascal } from './names.mjs';
import { addDependency, addElement, addImport, addMember, addProperty } from './source-edits.mjs';
import { subjects } from './subjects.mjs';
import {
  commandText,
  contractText,
  methodText,
  queriesText,
  queryText,
  rowText,
  specText,
} from './use-case-texts.mjs';

const kebab = /^[a-z][a-z0-9]*(-[a-z0-9]+)+$/;

/**
 * Writes a use case and enters it where it has to be known; never over an existing file.
 * @param {{ home?: string, context: string, file: string, query?: boolean }} wanted `home`: the checkout
 * @returns {Promise<{ written: string[], changed: string[] }>} files, relative to `home`
 */
export async function writeUseCase({ home = root, context, file, query = false }) {
  const subject = subjects[context];
  if (!subject)
    throw new Error(
      `tools/generators/subjects.mjs does not say what a use case of "${context}" acts on. It knows: ${Object.keys(subjects).join(', ')}.`,
    );
  if (!kebab.test(file)) throw new Error(`"${file}" should read like approve-order (a query: store-orders).`);
  const useCase = { context, file, query, subject, name: pascal(file), call: camel(file) };
  const texts = newFiles(useCase);
  const existing = Object.keys(texts).find((name) => fs.existsSync(path.join(home, name)));
  if (existing) throw new Error(`${existing} exists already.`);
  const edited = edits(useCase, (name) => fs.readFileSync(path.join(home, name), 'utf8'));
  for (const [name, text] of Object.entries({ ...texts, ...edited })) {
    const at = path.join(home, name);
    fs.mkdirSync(path.dirname(at), { recursive: true });
    fs.writeFileSync(at, await formatted(name, text));
  }
  return { written: Object.keys(texts), changed: Object.keys(edited) };
}

function newFiles(useCase) {
  const { context, file, query, subject } = useCase;
  const own = `libs/server/${context}`;
  return {
    [`${own}/src/use-cases/${subject.folder}${file}.ts`]: (query ? queryText : commandText)(useCase),
    ...(query && { [`${own}/src/persistence/${subject.folder}${file}.queries.ts`]: queriesText(useCase) }),
    [`${own}/test/${subject.tests}${file}.int.spec.ts`]: specText(useCase),
  };
}

/** The texts of the files that have to know of the use case, by name. */
function edits(useCase, read) {
  const { context, file, query, subject, name, call } = useCase;
  const own = `libs/server/${context}/src`;
  const [controller, controllerClass] = subject.controller.split('#');
  const [rows, object] = subject.rows.split('#');
  const contracts = `libs/shared/contracts/src/${subject.contracts}.ts`;
  const bus = query ? 'QueryBus' : 'CommandBus';

  let controllerText = read(`${own}/${controller}`);
  controllerText = addImport(controllerText, call, '@smachot/contracts');
  controllerText = addImport(controllerText, name, `../use-cases/${subject.folder}${file}`);
  controllerText = addImport(controllerText, bus, '@nestjs/cqrs');
  controllerText = addDependency(controllerText, controllerClass, query ? 'queries' : 'commands', bus);
  controllerText = addMember(controllerText, controllerClass, methodText(useCase));

  const texts = {
    [contracts]:
      (query ? addImport(read(contracts), subject.idType, '../ids') : read(contracts)) +
      contractText(useCase),
    [`${own}/${controller}`]: controllerText,
    [`apps/api/test/${rows}`]: addProperty(read(`apps/api/test/${rows}`), object, rowText(useCase)),
  };
  /** Enters a class of src/`from` in a list of providers. */
  const provide = (place, provider, from) => {
    const [at, list] = place.split('#');
    const relative = path.posix.relative(path.posix.dirname(at), from);
    const specifier = relative.startsWith('.') ? relative : `./${relative}`;
    const module = `${own}/${at}`;
    texts[module] = addElement(addImport(texts[module] ?? read(module), provider, specifier), list, provider);
  };
  provide(subject.module, `${name}Handler`, `use-cases/${subject.folder}${file}`);
  if (query) provide(subject.providers, `${name}Queries`, `persistence/${subject.folder}${file}.queries`);
  return texts;
}

async function main() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { query: { type: 'boolean', default: false } },
  });
  const [context, file] = positionals;
  if (!context || !file) throw new Error('usage: npm run new-use-case -- <context> <verb-noun> [--query]');
  const { written, changed } = await writeUseCase({ context, file, query: values.query });
  console.log(
    [
      ...written.map((name) => `wrote ${name}`),
      ...changed.map((name) => `changed ${name}`),
      '',
      'Then: what it carries (body or answer) in the call, the rule in the aggregate, its cases in the test. Run that alone:',
      `  node tools/test/with-stack.mjs -- npx jest -c tools/test/integration.config.cjs ${file}`,
    ].join('\n'),
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  main().catch((error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
}
