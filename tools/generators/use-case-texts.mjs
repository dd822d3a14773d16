/** @typedef {{ context: string, file: string, name: string }} UseCase `file` in kebab case, `name` in Pascal case */

export const commandText = ({
  name,
}) => `import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { accept, refuse, type Result } from '@smachot/kernel';
import { UnitOfWork } from '@smachot/server-platform';

export class ${name} extends Command<Result<undefined>> {
  constructor(
    readonly userId: string,
    readonly id: string,
  ) {
    super();
  }
}

@CommandHandler(${name})
export class ${name}Handler implements ICommandHandler<${name}> {
  constructor(private readonly work: UnitOfWork) {}

  /** Refuses with \`not_found\`: also what belongs to somebody else. */
  execute({ userId, id }: ${name}): Promise<Result<undefined>> {
    return this.work.run(async (tx) => {
      // the repository loads what this person may touch; the aggregate decides; saving takes its events along
      const [found] = await tx.query('select 1 where $1::text = $2::text', [userId, id]);
      if (!found) return refuse('not_found');
      return accept();
    });
  }
}
`;

export const queryText = ({
  name,
}) => `import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { ReadModel } from '@smachot/server-platform';

type Row = { id: string };

export class ${name} extends Query<Row[]> {
  constructor(readonly userId: string) {
    super();
  }
}

/** Answers the contract's view straight from SQL; never loads an aggregate. */
@QueryHandler(${name})
export class ${name}Handler implements IQueryHandler<${name}> {
  constructor(private readonly read: ReadModel) {}

  execute({ userId }: ${name}): Promise<Row[]> {
    return this.read.rows<Row>('select $1::text as id where $1::text is null', [userId]);
  }
}
`;

const database = ({ context }) => `let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase([platformPersistence, ${context}Persistence]);
});
afterAll(() => database.drop());
`;

export const commandTestText = (useCase) => `import { refuse } from '@smachot/kernel';
import { type Hints, platformPersistence, UnitOfWork } from '@smachot/server-platform';
import { type TestDatabase, testDatabase } from '@smachot/server-testing';
import { ${useCase.context}Persistence } from '../src';
import { ${useCase.name}, ${useCase.name}Handler } from '../src/use-cases/${useCase.file}';

${database(useCase)}
const nobodyListens = { publish: () => undefined } as unknown as Hints;
const handler = () => new ${useCase.name}Handler(new UnitOfWork(database.source, nobodyListens));

describe('${useCase.name}', () => {
  it('refuses what is not there', async () => {
    expect(await handler().execute(new ${useCase.name}('somebody', 'nothing'))).toEqual(refuse('not_found'));
  });
});
`;

export const queryTestText = (
  useCase,
) => `import { platformPersistence, ReadModel } from '@smachot/server-platform';
import { type TestDatabase, testDatabase } from '@smachot/server-testing';
import { ${useCase.context}Persistence } from '../src';
import { ${useCase.name}, ${useCase.name}Handler } from '../src/use-cases/${useCase.file}';

${database(useCase)}
describe('${useCase.name}', () => {
  it('is empty for somebody who has none', async () => {
    const handler = new ${useCase.name}Handler(new ReadModel(database.source));
    expect(await handler.execute(new ${useCase.name}('somebody'))).toEqual([]);
  });
});
`;
