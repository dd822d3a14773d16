import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Logger } from '@nestjs/common';
import type { Config } from '../config/config';
import type { Secrets } from '../secrets/secrets';
import { FileStore } from './file-store';

let folder: string;
let files: FileStore;
let logged: jest.SpyInstance;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'files-'));
  const config = { settings: { FILES_DRIVER: 'fs', FILES_DIR: folder } } as unknown as Config;
  files = new FileStore(config, {} as Secrets);
  logged = jest.spyOn(Logger.prototype, 'error').mockImplementation();
});
afterEach(async () => {
  logged.mockRestore();
  await rm(folder, { recursive: true });
});

describe('deleting a file', () => {
  it('says nothing of one that is missing', async () => {
    await writeFile(join(folder, 'a.pdf'), 'a');
    await files.delete('a.pdf');
    await files.delete('a.pdf');
    expect(await readdir(folder)).toEqual([]);
    expect(logged).not.toHaveBeenCalled();
  });

  it('logs why one was not deleted', async () => {
    // a folder in the place of a file cannot be unlinked
    await mkdir(join(folder, 'b.pdf'));
    await files.delete('b.pdf');
    expect(logged).toHaveBeenCalledWith(expect.stringContaining('could not delete b.pdf'));
  });
});
