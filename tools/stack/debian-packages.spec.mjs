import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { unpack } from './debian-packages.mjs';
import { findExecutable } from './process.mjs';

let scratch;
beforeEach(() => (scratch = fs.mkdtempSync(path.join(os.tmpdir(), 'smachot-debian-'))));
afterEach(() => fs.rmSync(scratch, { recursive: true, force: true }));

describe('packages of Debian', { skip: findExecutable('dpkg-deb') ? false : 'there is no dpkg here' }, () => {
  it('are unpacked into a folder of which no part is there yet', async () => {
    const downloads = packageWith('usr/bin/greeting', 'hello');
    const folder = path.join(scratch, 'new', 'cache', 'program');

    await unpack(downloads, folder);

    assert.equal(fs.readFileSync(path.join(folder, 'usr/bin/greeting'), 'utf8'), 'hello');
  });

  it('that are broken fail with the name of the file', async () => {
    const downloads = path.join(scratch, 'packages');
    fs.mkdirSync(downloads);
    fs.writeFileSync(path.join(downloads, 'broken.deb'), 'not a package');

    await assert.rejects(unpack(downloads, path.join(scratch, 'program')), /unpacking broken\.deb failed/);
  });
});

/** A folder with one package that holds one file. */
function packageWith(file, text) {
  const content = path.join(scratch, 'content');
  const downloads = path.join(scratch, 'packages');
  for (const folder of [path.join(content, 'DEBIAN'), path.dirname(path.join(content, file)), downloads])
    fs.mkdirSync(folder, { recursive: true, mode: 0o755 });
  fs.writeFileSync(path.join(content, file), text);
  const control = [
    'Package: greeting',
    'Version: 1',
    'Architecture: all',
    'Maintainer: us',
    'Description: a greeting',
  ];
  fs.writeFileSync(path.join(content, 'DEBIAN/control'), `${control.join('\n')}\n`);
  const built = spawnSync('dpkg-deb', ['--build', content, path.join(downloads, 'greeting.deb')]);
  assert.equal(built.status, 0, String(built.stderr));
  return downloads;
}
