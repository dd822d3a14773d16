// npm run migration -- <context> <change>: writes the difference between the code's model and the migrations. Then read it.
import 'reflect-metadata';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { testDatabase } from '@smachot/server-testing';
import { stores } from '../src/stores';

const [context, what] = process.argv.slice(2);
const known = stores.map((store) => store.schema);
if (!context || !known.includes(context) || !/^[a-z][a-z0-9-]+$/.test(what ?? '')) {
  console.error(`usage: npm run migration -- <${known.join(' | ')}> <what-it-does>`);
  process.exit(2);
}

const database = await testDatabase(stores);
try {
  const { upQueries } = await database.source.driver.createSchemaBuilder().log();
  const mine = upQueries.map(({ query }) => query).filter((query) => query.includes(`"${context}"`));
  if (!mine.length) console.log(`${context}: the migrations already make what the code describes`);
  else {
    const stamp = Date.now();
    const name = `${what!.replace(/(^|-)(\w)/g, (_, __, letter: string) => letter.toUpperCase())}${stamp}`;
    const file = path.join(
      'libs/server',
      context.replaceAll('_', '-'),
      'src/persistence/migrations',
      `${stamp}-${what}.ts`,
    );
    writeFileSync(
      file,
      `import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ${name} implements MigrationInterface {
  name = '${name}';

  async up(runner: QueryRunner): Promise<void> {
${mine.map((query) => `    await runner.query(\`${query.replaceAll('`', '\\`')}\`);`).join('\n')}
  }

  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
`,
    );
    console.log(`${file}\nRead it, then add ${name} to the context's store.`);
  }
} finally {
  await database.drop();
}
