/** @typedef {{ context: string, noun: string, Context: string, Noun: string, contextCamel: string, nounCamel: string, schema: string,
 * stamp: string }} Names `stamp`: of the first migration */

const server = {
  'README.md': ({ context, noun, Context, contextCamel, schema }) => `# ${context}

Words: **${noun}** (what one person owns here; open, then closed).

## What it promises

- A person sees and moves their own only; for others it does not exist.

## Doors

\`${Context}HttpModule\`, \`${contextCamel}Persistence\` (schema \`${schema}\`). Asks no other context; no events in or out.
`,
  'tsconfig.json': ({ context }) =>
    `{"extends": "../../../tsconfig.server.json", "compilerOptions": {"tsBuildInfoFile": "../../../dist/tsc/server-${context}.tsbuildinfo"}, "include": ["src", "test"]}`,
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
import type { ${Noun}Status } from '@smachot/contracts';
import { accept, refuse, type Result } from '@smachot/kernel';
import { ${nounCamel}Lifecycle, type ${Noun}Move } from '@smachot/lifecycles';

export type ${Noun}State = {
  id: string;
  ownerId: string;
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
  'src/persistence/{noun}.schema.ts': ({
    context,
    Noun,
    schema,
  }) => `import { defineEntity } from '@smachot/server-platform';

export const ${Noun}Schema = defineEntity({
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
  }) => `import type { ContextPersistence } from '@smachot/server-platform';
import { ${Noun}Schema } from './${noun}.schema';
import { ${Context}${stamp} } from './migrations/${stamp}-${context}';

export const ${contextCamel}Persistence: ContextPersistence = {
  schema: '${schema}',
  entities: [${Noun}Schema],
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
import { accept, refuse, type Result } from '@smachot/kernel';
import { type Tx } from '@smachot/server-platform';
import { ${Noun} } from '../domain/${noun}';
import { ${Noun}Schema } from './${noun}.schema';

@Injectable()
export class ${Noun}Repository {
  /** Locks the row; for all but its owner it does not exist. */
  async lock(tx: Tx, id: string, ownerId: string): Promise<Result<${Noun}>> {
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
import type { ${Noun} } from '@smachot/contracts';
import { ReadModel } from '@smachot/server-platform';

@Injectable()
export class ${Context}Queries {
  constructor(private readonly read: ReadModel) {}

  /** The latest first, at most \`limit\`. */
  ofOwner(ownerId: string, limit: number): Promise<${Noun}[]> {
    return this.read.rows<${Noun}>(
      \`select id, title, status from ${schema}.${schema} where owner_id = $1 order by created_at desc, id desc limit $2\`,
      [ownerId, limit],
    );
  }
}
`,
  'src/use-cases/open-{noun}.ts': ({
    noun,
    Noun,
  }) => `import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { accept, Clock, newId, type Result } from '@smachot/kernel';
import { UnitOfWork } from '@smachot/server-platform';
import { ${Noun} } from '../domain/${noun}';
import { ${Noun}Repository } from '../persistence/${noun}.repository';

export class Open${Noun} extends Command<Result<{ id: string }>> {
  constructor(
    readonly title: string,
    readonly userId: string,
  ) {
    super();
  }
}

@CommandHandler(Open${Noun})
export class Open${Noun}Handler implements ICommandHandler<Open${Noun}> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly repository: ${Noun}Repository,
    private readonly clock: Clock,
  ) {}

  execute({ title, userId }: Open${Noun}): Promise<Result<{ id: string }>> {
    return this.work.run(async (tx) => {
      const made = ${Noun}.open({ id: newId(), ownerId: userId, title }, this.clock.now());
      await this.repository.add(tx, made);
      return accept({ id: made.state.id });
    });
  }
}
`,
  'src/use-cases/own-{context}.ts': ({
    context,
    Context,
    Noun,
  }) => `import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { ${Noun} } from '@smachot/contracts';
import { ${Context}Queries } from '../persistence/${context}.queries';

export class Own${Context} extends Query<${Noun}[]> {
  constructor(readonly userId: string) {
    super();
  }
}

const MOST = 100;

@QueryHandler(Own${Context})
export class Own${Context}Handler implements IQueryHandler<Own${Context}> {
  constructor(private readonly rows: ${Context}Queries) {}

  execute({ userId }: Own${Context}): Promise<${Noun}[]> {
    return this.rows.ofOwner(userId, MOST);
  }
}
`,
  'src/http/{context}.controller.ts': ({
    context,
    noun,
    Context,
    Noun,
    contextCamel,
  }) => `import { Controller } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { type InputOf, ${contextCamel}List, open${Noun} } from '@smachot/contracts';
import { Caller, Input, Serves, type UserActor } from '@smachot/server-platform';
import { Open${Noun} } from '../use-cases/open-${noun}';
import { Own${Context} } from '../use-cases/own-${context}';

@Controller()
export class ${Context}Controller {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Serves(${contextCamel}List)
  async list(@Caller() actor: UserActor) {
    return { rows: await this.queries.execute(new Own${Context}(actor.userId)) };
  }

  @Serves(open${Noun})
  open(@Input() { body }: InputOf<typeof open${Noun}>, @Caller() actor: UserActor) {
    return this.commands.execute(new Open${Noun}(body.title, actor.userId));
  }
}
`,
  'test/{context}-app.ts': ({ Context, contextCamel }) => `import { Global, Module } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { Authenticator, HttpModule, PlatformModule, platformPersistence } from '@smachot/server-platform';
import { BearerIsPerson, callerOf, startTestApp, testConfig, testDatabase } from '@smachot/server-testing';
import { ${Context}HttpModule, ${contextCamel}Persistence } from '../src';

const contexts = [platformPersistence, ${contextCamel}Persistence];

@Global()
@Module({ providers: [{ provide: Authenticator, useClass: BearerIsPerson }], exports: [Authenticator] })
class NeighboursModule {}

/** Every call of this context over HTTP, on a database of its own. */
export const ${contextCamel}App = async () => {
  const database = await testDatabase(contexts);
  @Module({
    imports: [
      PlatformModule.with(testConfig(database.url), contexts),
      HttpModule,
      NeighboursModule,
      ${Context}HttpModule,
    ],
  })
  class TestModule {}
  const app = await startTestApp(TestModule);
  return {
    source: database.source,
    call: callerOf(app),
    commands: app.get(CommandBus),
    queries: app.get(QueryBus),
    async close(): Promise<void> {
      await app.close();
      await database.drop();
    },
  };
};
`,
  'test/{context}.int.spec.ts': ({
    context,
    Context,
    contextCamel,
    Noun,
    noun,
  }) => `import { newId } from '@smachot/kernel';
import { Open${Noun} } from '../src/use-cases/open-${noun}';
import { Own${Context} } from '../src/use-cases/own-${context}';
import { ${contextCamel}App } from './${context}-app';

let app: Awaited<ReturnType<typeof ${contextCamel}App>>;
beforeAll(async () => {
  app = await ${contextCamel}App();
});
afterAll(() => app.close());

it('has the schema its entities describe', async () => {
  const { upQueries } = await app.source.driver.createSchemaBuilder().log();
  expect(upQueries.map(({ query }) => query)).toEqual([]);
});

it('shows a person their own only', async () => {
  const [owner, other] = [newId(), newId()];
  await app.commands.execute(new Open${Noun}('first', owner));
  expect(await app.queries.execute(new Own${Context}(owner))).toMatchObject([{ title: 'first', status: 'open' }]);
  expect(await app.queries.execute(new Own${Context}(other))).toEqual([]);
});
`,
};

export { server };
