/** The use cases of a new context, their controller and their tests, from its own folder. */
export const calls = {
  'src/use-cases/open-{noun}.ts': ({
    noun,
    Noun,
  }) => `import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { ${Noun}Id, UserId } from '@smachot/contracts';
import { accept, Clock, newId, type Result } from '@smachot/kernel';
import { UnitOfWork } from '@smachot/server-platform';
import { ${Noun} } from '../domain/${noun}';
import { ${Noun}Repository } from '../persistence/${noun}.repository';

export class Open${Noun} extends Command<Result<{ id: ${Noun}Id }>> {
  constructor(
    readonly title: string,
    readonly userId: UserId,
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

  execute({ title, userId }: Open${Noun}): Promise<Result<{ id: ${Noun}Id }>> {
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
import type { ${Noun}, UserId } from '@smachot/contracts';
import { ${Context}Queries } from '../persistence/${context}.queries';

export class Own${Context} extends Query<${Noun}[]> {
  constructor(readonly userId: UserId) {
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
