import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { root } from '../../src/surroundings';
import { bundle, environment } from './environment';
import { appUrl, asAdmin, databaseUrl, template } from './storage';

/** An empty database with the newest schema, once for all the tests: theirs are copies of it. */
export async function migrateTemplate(): Promise<void> {
  process.env.FAULTS_TEMPLATE = `faults_template_${Date.now().toString(36)}`;
  await asAdmin(`create database ${template()}`);
  const owner = databaseUrl(template());
  const env = { ...environment(appUrl(owner), 'template'), DATABASE_ADMIN_URL: owner };
  await promisify(execFile)(process.execPath, [bundle('api'), '--migrate'], { env, cwd: root });
}

export const dropTemplate = async (): Promise<void> => {
  await asAdmin(`drop database if exists ${template()} with (force)`);
  // Databases kept for inspection still depend on it.
  if (!process.env.FAULTS_KEEP) await asAdmin(`drop role if exists ${template()}`);
};
