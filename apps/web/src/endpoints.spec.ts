import fs from 'node:fs';
import path from 'node:path';
import { api } from '@smachot/web-platform';

const libs = path.resolve(__dirname, '../../../libs/web');
const files = fs
  .readdirSync(libs, { recursive: true, encoding: 'utf8' })
  .filter((file) => /^[^/]+\/src\/.*\.tsx?$/.test(file) && !/\.spec\.tsx?$/.test(file))
  .map((file) => path.join(libs, file))
  .filter((file) => fs.readFileSync(file, 'utf8').includes('.injectEndpoints('));

type Endpoints = Parameters<typeof api.injectEndpoints>[0]['endpoints'];
const asGiven = (definition: unknown) => definition;
const builder = { query: asGiven, mutation: asGiven, infiniteQuery: asGiven } as never;

it('no two features give an endpoint the same name: the first would answer for both', async () => {
  const names: string[] = [];
  const inject = api.injectEndpoints.bind(api);
  jest.spyOn(api, 'injectEndpoints').mockImplementation((given: { endpoints: Endpoints }) => {
    names.push(...Object.keys(given.endpoints(builder)));
    return inject(given);
  });
  for (const file of files) await import(file);
  expect(names.length).toBeGreaterThan(files.length);
  expect(names.filter((name, nth) => names.indexOf(name) !== nth)).toEqual([]);
});
