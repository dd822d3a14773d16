import fs from 'node:fs';
import path from 'node:path';
import type { Reporter, TestCase } from '@playwright/test/reporter';

const folder = process.env.OPEN_TESTS;

/** Notes which tests have begun and not ended: whoever ends a run that takes too long names them. */
export default class OpenTests implements Reporter {
  onTestBegin(test: TestCase): void {
    const note = { test: test.titlePath().filter(Boolean).join(' › '), since: Date.now() };
    if (folder) fs.writeFileSync(path.join(folder, `${test.id}.json`), JSON.stringify(note));
  }

  onTestEnd(test: TestCase): void {
    if (folder) fs.rmSync(path.join(folder, `${test.id}.json`), { force: true });
  }

  printsToStdio(): boolean {
    return false;
  }
}
