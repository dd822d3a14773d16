import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { ESLint } from 'eslint';
import { root } from '../stack/paths.mjs';
import { tryCommand } from '../stack/run-command.mjs';
import { formatted } from './formatted.mjs';
import { camel } from './names.mjs';
import { writeUseCase } from './new-use-case.mjs';
import { subjects } from './subjects.mjs';

/** A copy of the sources, so that what is generated is checked where it belongs. */
let home;
before(() => {
  home = fs.mkdtempSync(path.join(os.tmpdir(), 'smachot-use-case-'));
  for (const name of ['libs', 'apps/api', 'apps/sandbox/src', 'tsconfig.base.json', 'tsconfig.server.json'])
    fs.cpSync(path.join(root, name), path.join(home, name), { recursive: true });
  fs.symlinkSync(path.join(root, 'node_modules'), path.join(home, 'node_modules'));
});
after(() => fs.rmSync(home, { recursive: true, force: true }));

const eslint = new ESLint({
  cwd: root,
});
const textOf = (name) => fs.readFileSync(path.join(home, name), 'utf8');

async function compile(files) {
  const config = { extends: './tsconfig.server.json', compilerOptions: { incremental: false }, files };
  fs.writeFileSync(path.join(home, 'tsconfig.json'), JSON.stringify(config));
  const compiler = path.join(root, 'node_modules/typescript-native/bin/tsc');
  return tryCommand(process.execPath, [compiler, '-p', 'tsconfig.json', '--pretty', 'false'], { cwd: home });
}

describe('a generated use case', () => {
  const files = new Set();
  for (const context of Object.keys(subjects))
    for (const query of [false, true]) {
      const file = query ? `generated-${context}-rows` : `generate-${context}`;
      it(`of ${context} is a ${query ? 'query' : 'command'} with its call, handler, test and access row`, async () => {
        const { written, changed } = await writeUseCase({ home, context, file, query });
        assert.ok(written.length + changed.length <= 8, [...written, ...changed].join('\n'));
        for (const name of [...written, ...changed]) {
          files.add(name);
          assert.equal(textOf(name), await formatted(name, textOf(name)), `${name} is not formatted`);
          const [{ messages }] = await eslint.lintText(textOf(name), { filePath: path.join(root, name) });
          assert.deepEqual(messages, [], name);
        }
        assert.match(changed.map(textOf).join('\n'), new RegExp(`'${context}\\.${camel(file)}': `));
        const handler = written.find((name) => name.includes('/use-cases/'));
        assert.doesNotMatch(textOf(handler), /\b(select|update|delete) /);
      });
    }

  it('compiles', async () => {
    const { code, output } = await compile([...files]);
    assert.equal(code, 0, output);
  });

  it('overwrites nothing, and knows the contexts and the way names are written', async () => {
    const wanted = { home, context: 'rsvp', file: 'generate-rsvp' };
    await assert.rejects(writeUseCase(wanted), /exists already/);
    await assert.rejects(writeUseCase({ ...wanted, context: 'rsvps' }), /It knows: rsvp/);
    await assert.rejects(writeUseCase({ ...wanted, file: 'ApproveOrder' }), /should read like/);
  });
});
