import { camel } from './names.mjs';

/**
 * @typedef {import('./subjects.mjs').Subject} Subject
 * @typedef {{ context: string, file: string, name: string, call: string, subject: Subject }} UseCase `file` in kebab case,
 * `name` in Pascal case, `call` in camel case
 */

const before = (text) => text.split('#')[0];
const after = (text) => text.split('#')[1];
/** The way from a use case to the context's src. */
const up = ({ folder }) => (folder ? '../..' : '..');
const imports = (parts, subject) =>
  parts.map(({ file, name }) => `import { ${name} } from '${up(subject)}/${file}';`).join('\n');
const fields = (parts) =>
  parts.map(({ field, name }) => `private readonly ${field}: ${name},`).join('\n    ');

export const commandText = ({ name, subject }) => {
  const { id, repository, access, lock, locked } = subject;
  const parts = [...(access ? [access] : []), repository];
  return `import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { accept, type Result } from '@smachot/kernel';
import { UnitOfWork } from '@smachot/server-platform';
${imports(parts, subject)}

export class ${name} extends Command<Result<undefined>> {
  constructor(
    readonly ${id}: string,
    readonly userId: string,
  ) {
    super();
  }
}

/** Refuses with \`not_found\` what the person has no part in. */
@CommandHandler(${name})
export class ${name}Handler implements ICommandHandler<${name}> {
  constructor(
    private readonly work: UnitOfWork,
    ${fields(parts)}
  ) {}

  execute({ ${id}, userId }: ${name}): Promise<Result<undefined>> {
    return this.work.run(async (tx) => {
      const found = await ${lock};
      if (!found.ok) return found;
      // the rule is a method of the aggregate: it refuses, or changes its state and says its events
      await this.${repository.field}.save(tx, found.value${locked});
      return accept();
    });
  }
}
`;
};

export const queriesText = ({ name, subject: { id, read } }) => `import { Injectable } from '@nestjs/common';
import { ReadModel } from '@smachot/server-platform';
${read.name ? `import { ${read.name} } from './${read.file}';\n` : ''}
@Injectable()
export class ${name}Queries {
  constructor(private readonly read: ReadModel) {}

  /** Nothing for a person who may not read it. */
  one(${id}: string, userId: string): Promise<{ id: string } | undefined> {
    return this.read.one(
      \`${read.sql}\`,
      [${id}, userId],
    );
  }
}
`;

export const queryText = ({
  name,
  call,
  file,
  subject,
}) => `import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { AnswerOf, ${call} } from '@smachot/contracts';
import { accept, refuse, type Result } from '@smachot/kernel';
import { ${name}Queries } from '${up(subject)}/persistence/${subject.folder}${file}.queries';

type Answer = AnswerOf<typeof ${call}>;

export class ${name} extends Query<Result<Answer>> {
  constructor(
    readonly ${subject.id}: string,
    readonly userId: string,
  ) {
    super();
  }
}

@QueryHandler(${name})
export class ${name}Handler implements IQueryHandler<${name}> {
  constructor(private readonly rows: ${name}Queries) {}

  async execute({ ${subject.id}, userId }: ${name}): Promise<Result<Answer>> {
    const found = await this.rows.one(${subject.id}, userId);
    return found ? accept(found) : refuse('not_found');
  }
}
`;

export const specText = ({
  name,
  file,
  query,
  subject: { app, folder, tests },
}) => `import { newId, refuse } from '@smachot/kernel';
import { ${name} } from '${tests ? '../..' : '..'}/src/use-cases/${folder}${file}';
import { ${after(app)} } from '${tests ? '..' : '.'}/${before(app)}';

let app: Awaited<ReturnType<typeof ${after(app)}>>;
beforeAll(async () => {
  app = await ${after(app)}();
});
afterAll(() => app.close());

describe('${name}', () => {
  it('refuses what does not exist', async () => {
    expect(await app.${query ? 'queries' : 'commands'}.execute(new ${name}(newId(), newId()))).toEqual(refuse('not_found'));
  });
});
`;

export const contractText = ({ context, call, file, query, subject: { address, params, idType } }) => `
export const ${call} = call({
  id: '${camel(context)}.${call}',
  method: '${query ? 'GET' : 'POST'}',
  path: ${address}/${file}\`,
  access: 'user',
  params: ${params},
  ${query ? `answer: z.object({ id: ${idType} }),` : 'status: 204,'}
});
`;

export const methodText = ({ name, call, query, subject: { id } }) => `
  @Serves(${call})
  ${call}(@Input() { params }: InputOf<typeof ${call}>, @Caller() actor: UserActor) {
    return this.${query ? 'queries' : 'commands'}.execute(new ${name}(params.${id}, actor.userId));
  }
`;

export const rowText = ({ context, call, subject: { row } }) => `'${camel(context)}.${call}': ${row},`;
