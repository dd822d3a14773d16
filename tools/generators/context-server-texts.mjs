/** @typedef {{ context: string, noun: string, Context: string, Noun: string, contextCamel: string, nounCamel: string, schema: string,
 * stamp: string }} Names `stamp`: of the first migration */

/** Files of libs/server for a new context, from its own folder; `{context}` and `{noun}` stand for its names. */
export const model = {
  'README.md': ({ context, noun, Context, contextCamel, schema }) => `# ${context}

Words: **${noun}** (what one person owns here; open, then closed).

## What it promises

- A person sees and moves their own only; for others it does not exist.

## Exports

\`${Context}HttpModule\`, \`${contextCamel}Persistence\` (schema \`${schema}\`). Asks no other context; no events in or out.
`,
  'tsconfig.json': ({ context }) =>
    `{"extends": "../../../tsconfig.server.json", "compilerOptions": {"tsBuildInfoFile": "../../../dist/tsc/server-${context}.tsbuildinfo"}, "include": ["src", "test"]}`,
  'jest.config.cjs': () =>
    "module.exports = { ...require('../../../jest.preset.cjs'), rootDir: __dirname };\n",
  'src/index.ts': ({
    context,
    Context,
    contextCamel,
  }) => `export { ${Context}HttpModule } from './${context}.module';
export { ${contextCamel}Persistence } from './persistence/${context}.persistence';
`,
  'src/{context}.module.ts': ({ context, noun, Context, Noun }) => `import { Module } from '@nestjs/common';
import { ${Context}Controller } from './http/${context}.controller';
import { ${Context}Queries } from './persistence/${context}.queries';
import { ${Noun}Repository } from './persistence/${noun}.repository';
import { Open${Noun}Handler } from './use-cases/open-${noun}';
import { Own${Context}Handler } from './use-cases/own-${context}';

const handlers = [Open${Noun}Handler, Own${Context}Handler];

@Module({
  controllers: [${Context}Controller],
  providers: [${Noun}Repository, ${Context}Queries, ...handlers],
})
export class ${Context}HttpModule {}
`,
  'src/domain/{noun}.ts': ({ Noun, nounCamel }) => `import { AggregateRoot } from '@nestjs/cqrs';
import type { ${Noun}Id, ${Noun}Status, UserId } from '@smachot/contracts';
import { accept, refuse, type Result } from '@smachot/kernel';
import { ${nounCamel}Lifecycle, type ${Noun}Move } from '@smachot/lifecycles';

export type ${Noun}State = {
  id: ${Noun}Id;
  ownerId: UserId;
  title: string;
  status: ${Noun}Status;
  createdAt: Date;
};

export class ${Noun} extends AggregateRoot {
  constructor(readonly state: ${Noun}State) {
    super();
  }

  static open(given: Pick<${Noun}State, 'id' | 'ownerId' | 'title'>, now: Date): ${Noun} {
    return new ${Noun}({ ...given, status: 'open', createdAt: now });
  }

  close(): Result<undefined> {
    return this.move({ type: 'close', by: 'owner' });
  }

  private move(move: ${Noun}Move): Result<undefined> {
    const next = ${nounCamel}Lifecycle.move(this.state.status, move);
    if (!next) return refuse('lifecycle.illegal_move');
    this.state.status = next;
    return accept();
  }
}
`,
  'src/domain/{noun}-lifecycle.spec.ts': ({
    noun,
    Noun,
    nounCamel,
  }) => `import { ${nounCamel}Lifecycle } from '@smachot/lifecycles';
import { walk } from '@smachot/lifecycles-testing';
import { ${Noun} } from './${noun}';

const open = () => ${Noun}.open({ id: 'i', ownerId: 'o', title: 't' }, new Date('2027-04-06T09:00:00Z'));
const closed = () => {
  const made = open();
  made.close();
  return made;
};

it.each(
  walk(${nounCamel}Lifecycle, {
    in: { open, closed },
    status: ({ state }) => state.status,
    acts: { 'close owner': (made) => made.close() },
  }),
)('$row', async ({ run }) => {
  const { after, allowed } = await run();
  expect(allowed).toContain(after);
});
`,
  'src/persistence/{noun}.schema.ts': ({ noun, Noun, schema }) => `import { EntitySchema } from 'typeorm';
import type { ${Noun}State } from '../domain/${noun}';

export const ${Noun}Schema = new EntitySchema<${Noun}State>({
  name: '${Noun}',
  schema: '${schema}',
  tableName: '${schema}',
  columns: {
    id: { type: 'uuid', primary: true, primaryKeyConstraintName: 'PK_${schema}' },
    ownerId: { type: 'uuid', name: 'owner_id' },
    title: { type: 'text' },
    status: { type: 'text' },
    createdAt: { type: 'timestamptz', name: 'created_at' },
  },
  indices: [{ name: '${schema}_of_owner', columns: ['ownerId', 'createdAt', 'id'] }],
});
`,
  'src/persistence/{context}.persistence.ts': ({
    context,
    noun,
    Context,
    Noun,
    contextCamel,
    schema,
    stamp,
  }) => `import { anyEntity, type ContextPersistence } from '@smachot/server-platform';
import { ${Noun}Schema } from './${noun}.schema';
import { ${Context}${stamp} } from './migrations/${stamp}-${context}';

export const ${contextCamel}Persistence: ContextPersistence = {
  schema: '${schema}',
  entities: [anyEntity(${Noun}Schema)],
  migrations: [${Context}${stamp}],
};
`,
  'src/persistence/migrations/{stamp}-{context}.ts': ({
    Context,
    schema,
    stamp,
  }) => `import { type MigrationInterface, type QueryRunner } from 'typeorm';

const statements = [
  \`CREATE TABLE "${schema}"."${schema}" (
    "id" uuid NOT NULL, "owner_id" uuid NOT NULL, "title" text NOT NULL, "status" text NOT NULL,
    "created_at" TIMESTAMP WITH TIME ZONE NOT NULL,
    CONSTRAINT "PK_${schema}" PRIMARY KEY ("id"))\`,
  \`CREATE INDEX "${schema}_of_owner" ON "${schema}"."${schema}" ("owner_id", "created_at", "id")\`,
];

export class ${Context}${stamp} implements MigrationInterface {
  name = '${Context}${stamp}';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of statements) await runner.query(statement);
  }

  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
`,
  'src/persistence/{noun}.repository.ts': ({ noun, Noun }) => `import { Injectable } from '@nestjs/common';
import type { ${Noun}Id, UserId } from '@smachot/contracts';
import { accept, refuse, type Result } from '@smachot/kernel';
import { type Tx } from '@smachot/server-platform';
import { ${Noun} } from '../domain/${noun}';
import { ${Noun}Schema } from './${noun}.schema';

@Injectable()
export class ${Noun}Repository {
  /** Locks the row; for all but its owner it does not exist. */
  async lock(tx: Tx, id: ${Noun}Id, ownerId: UserId): Promise<Result<${Noun}>> {
    const state = await tx.manager.findOne(${Noun}Schema, {
      where: { id, ownerId },
      lock: { mode: 'pessimistic_write' },
    });
    return state ? accept(new ${Noun}({ ...state })) : refuse('not_found');
  }

  async add(tx: Tx, made: ${Noun}): Promise<void> {
    await tx.manager.insert(${Noun}Schema, made.state);
    tx.emitFrom(made);
  }

  async save(tx: Tx, made: ${Noun}): Promise<void> {
    await tx.manager.update(${Noun}Schema, { id: made.state.id }, made.state);
    tx.emitFrom(made);
  }
}
`,
  'src/persistence/{context}.queries.ts': ({
    Context,
    Noun,
    schema,
  }) => `import { Injectable } from '@nestjs/common';
import type { ${Noun}, UserId } from '@smachot/contracts';
import { ReadModel } from '@smachot/server-platform';

@Injectable()
export class ${Context}Queries {
  constructor(private readonly read: ReadModel) {}

  /** The latest first, at most \`limit\`. */
  ofOwner(ownerId: UserId, limit: number): Promise<${Noun}[]> {
    return this.read.rows<${Noun}>(
      \`select id, title, status from ${schema}.${schema} where owner_id = $1 order by created_at desc, id desc limit $2\`,
      [ownerId, limit],
    );
  }
}
`,
};
