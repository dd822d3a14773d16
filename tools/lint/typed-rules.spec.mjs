import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, it } from 'node:test';
import { typedFindings } from './typed-rules.mjs';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'smachot-typed-'));
after(() => fs.rmSync(folder, { recursive: true }));
fs.writeFileSync(
  path.join(folder, 'tsconfig.json'),
  '{ "compilerOptions": { "strict": true }, "include": ["*.ts"] }',
);
const write = (name, ...lines) =>
  fs.writeFileSync(path.join(folder, name), [...lines, 'export {};', ''].join('\n'));

it('finds what only types show: a promise nobody waits for, a value nobody knows', async () => {
  write('late.ts', 'const later = Promise.resolve(1);', 'later;');
  write('unknown.ts', 'const parsed = JSON.parse("{}");', 'export const name: string = parsed.name;');
  write('known.ts', 'await Promise.resolve(1);');
  const found = await typedFindings([folder]);
  const rules = found.map(
    ({ file, message }) => `${path.basename(file)} ${/\(([a-z-]+)\)/.exec(message)?.[1]}`,
  );
  assert.deepEqual([...new Set(rules)].sort(), [
    'late.ts no-floating-promises',
    'late.ts no-unused-expressions',
    'unknown.ts no-unsafe-assignment',
    'unknown.ts no-unsafe-member-access',
  ]);
});
