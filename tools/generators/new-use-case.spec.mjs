import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import prettier from 'prettier';
import ts from 'typescript';
import { root } from '../stack/paths.mjs';
import { writeUseCase } from './new-use-case.mjs';

let home;
beforeEach(() => {
  home = fs.mkdtempSync(path.join(os.tmpdir(), 'smachot-use-case-'));
  fs.mkdirSync(path.join(home, 'orders/src'), { recursive: true });
});
afterEach(() => fs.rmSync(home, { recursive: true, force: true }));

describe('a new use case', () => {
  for (const query of [false, true]) {
    it(`is a ${query ? 'query' : 'command'} and its test, in the style of the house`, async () => {
      const written = writeUseCase({ home, context: 'orders', file: 'approve-order', query });
      assert.deepEqual(
        written.map((name) => path.relative(home, name)),
        ['orders/src/use-cases/approve-order.ts', 'orders/test/approve-order.int.spec.ts'],
      );
      const style = await prettier.resolveConfig(path.join(root, 'package.json'));
      for (const name of written) {
        const text = fs.readFileSync(name, 'utf8');
        const { diagnostics } = ts.transpileModule(text, { reportDiagnostics: true });
        assert.deepEqual(diagnostics, []);
        assert.ok(await prettier.check(text, { ...style, filepath: name }), `${name} is not formatted`);
        assert.match(text, /\bApproveOrderHandler\b/);
      }
    });
  }

  it('overwrites nothing, and knows the contexts and the way names are written', () => {
    const wanted = { home, context: 'orders', file: 'approve-order' };
    writeUseCase(wanted);
    assert.throws(() => writeUseCase(wanted), /exists already/);
    assert.throws(() => writeUseCase({ ...wanted, context: 'order' }), /There are: orders/);
    assert.throws(() => writeUseCase({ ...wanted, file: 'ApproveOrder' }), /should read like/);
  });
});
