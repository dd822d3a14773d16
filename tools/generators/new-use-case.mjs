// npm run new-use-case -- <context> <verb-noun>            a command, its handler and its test
// npm run new-use-case -- <context> <noun-phrase> --query  a query, its handler and its test
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { root } from '../stack/paths.mjs';
import { commandTestText, commandText, queryTestText, queryText } from './use-case-texts.mjs';

const kebab = /^[a-z][a-z0-9]*(-[a-z0-9]+)+$/;
const pascal = (name) => name.replace(/(^|-)([a-z0-9])/g, (_, __, letter) => letter.toUpperCase());

/**
 * Writes the two files; never over an existing one.
 * @param {{ home: string, context: string, file: string, query?: boolean }} wanted `home` holds the contexts
 * @returns {string[]} the written files
 */
export function writeUseCase({ home, context, file, query = false }) {
  const room = path.join(home, context);
  if (!fs.existsSync(path.join(room, 'src'))) {
    throw new Error(`There is no context "${context}". There are: ${fs.readdirSync(home).join(', ')}.`);
  }
  if (!kebab.test(file)) throw new Error(`"${file}" should read like approve-order (a query: store-orders).`);
  const useCase = { context, file, name: pascal(file) };
  const texts = {
    [path.join(room, 'src/use-cases', `${file}.ts`)]: (query ? queryText : commandText)(useCase),
    [path.join(room, 'test', `${file}.int.spec.ts`)]: (query ? queryTestText : commandTestText)(useCase),
  };
  const existing = Object.keys(texts).find((name) => fs.existsSync(name));
  if (existing) throw new Error(`${existing} exists already.`);
  for (const [name, text] of Object.entries(texts)) {
    fs.mkdirSync(path.dirname(name), { recursive: true });
    fs.writeFileSync(name, text);
  }
  return Object.keys(texts);
}

function main() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { query: { type: 'boolean', default: false } },
  });
  const [context, file] = positionals;
  if (!context || !file) throw new Error('usage: npm run new-use-case -- <context> <verb-noun> [--query]');
  const written = writeUseCase({ home: path.join(root, 'libs/server'), context, file, query: values.query });
  const test = path.relative(root, written[1]);
  console.log(
    [
      ...written.map((name) => `wrote ${path.relative(root, name)}`),
      '',
      'Then, where it needs them: a method on the aggregate, the call in libs/shared/contracts, a line in the',
      `controller, and ${pascal(file)}Handler among the providers of the module. Run its test alone:`,
      `  node tools/test/with-stack.mjs -- npx jest -c tools/test/integration.config.cjs ${test}`,
    ].join('\n'),
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    main();
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}
