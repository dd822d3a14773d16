import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Injectable } from '@nestjs/common';
import { Test, type TestingModule } from '@nestjs/testing';
import { jobNames } from '@smachot/contracts';
import type { Redis } from 'ioredis';
import { DataSource } from 'typeorm';
import { Config, COMMAND_REDIS, JobRuntime, PlatformModule, platformPersistence, WorkModule } from '../src';
import { Pulse } from '../src/health/pulse';
import { JOB } from '../src/jobs/job-handler';
import { testDatabase, TestDatabase } from '../src/testing/test-database';
import { eventually, platformConfig } from '../src/testing';

/** A handler for every job, as the worker demands. */
@Injectable()
class Everything {}
for (const [index, name] of jobNames.entries()) {
  const method = () => Promise.resolve();
  Reflect.defineMetadata(JOB, name, method);
  Object.defineProperty(Everything.prototype, `job${index}`, { value: method });
}

const file = path.join(os.tmpdir(), `pulse-${process.pid}`);
let database: TestDatabase;
let worker: TestingModule;
beforeAll(async () => {
  database = await testDatabase([platformPersistence]);
});
afterAll(() => database.drop());
beforeEach(async () => {
  fs.writeFileSync(file, 'of a process that is gone');
  const { settings } = platformConfig(database.url);
  const config = new Config({ ...settings, WORKER_PULSE_FILE: file });
  worker = await Test.createTestingModule({
    imports: [PlatformModule.with(config, [platformPersistence]), WorkModule],
    providers: [Everything],
  }).compile();
  await worker.init();
  await eventually('a beat', beat);
});
afterEach(async () => {
  jest.restoreAllMocks();
  await worker.close();
});

const beat = () => worker.get(Pulse).beat();
const left = () => fs.existsSync(file);

it('is left by a worker at work, and taken along when it goes', async () => {
  expect(fs.readFileSync(file, 'utf8')).toBe('');
  await worker.close();
  expect(left()).toBe(false);
});

describe('is not left', () => {
  beforeEach(() => fs.rmSync(file));
  const nothing = async () => expect([await beat(), left()]).toEqual([false, false]);

  it('when the queues are no longer read, though Redis is there', async () => {
    await worker.get(JobRuntime).beforeApplicationShutdown();
    await nothing();
  });
  it('without Redis', async () => {
    worker.get<Redis>(COMMAND_REDIS).disconnect();
    await nothing();
  });
  it('when nothing comes through from the outbox', async () => {
    const source = worker.get(DataSource);
    jest.spyOn(source, 'query').mockRejectedValue(new Error('the database is away'));
    const now = Date.now();
    expect(await beat()).toBe(true);
    fs.rmSync(file);
    jest.spyOn(Date, 'now').mockReturnValue(now + 20_000);
    await nothing();
  });
});
