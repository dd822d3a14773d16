import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** A built web app of one page, for tests of the HTML injected into it; WEB_DIR. */
export const testWebFolder = (): { folder: string; remove: () => void } => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'web-'));
  fs.writeFileSync(
    path.join(folder, 'index.html'),
    '<html><head><meta name="description" content="" /><title>שמחות</title></head></html>',
  );
  return { folder, remove: () => fs.rmSync(folder, { recursive: true, force: true }) };
};
