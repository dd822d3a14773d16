import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { root } from '../../src/surroundings';
import { bundle, environment } from './environment';
import { asAdmin, databaseUrl, template } from './storage';

/** An empty database with the newest schema, once for all the tests: theirs are copies of it. */
export async function migrateTemplate(): Promise<void> {
  process.env.FAULTS_TEMPLATE = `faults_template_${Date.now().toString(36)}`;
  await asAdmin(`create database ${template()}`);
  const env = environment(databaseUrl(template()), 'template');
  await promisify(execFile)(process.execPath, [bundle('api'), '--migrate'], { env, cwd: root });
}

export const dropTemplate = (): Promise<void> =>
  asAdmin(`drop database if exists ${template()} with (force)`);
