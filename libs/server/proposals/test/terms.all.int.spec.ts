import type { AnswerOf, LibraryEntry, LibraryTerm, listTerms, StoreTerm } from '@smachot/contracts';
import { ADMIN, type ProposalsApp, proposalsApp, type Store } from './proposals-app';

let app: ProposalsApp;
beforeAll(async () => {
  app = await proposalsApp();
});
afterAll(() => app.close());

type Listed = AnswerOf<typeof listTerms>;
const read = ({ path }: Store, as: string, language = 'he') =>
  app.taken(app.call<Listed>('GET', `${path}/terms?language=${language}`, { as }));
const pull = ({ path, owner }: Store, termId: string, as = owner) =>
  app.call<{ terms: StoreTerm[] } & { code: string }>('POST', `${path}/terms/pulls`, {
    as,
    body: { termId },
  });
const create = ({ path, owner }: Store, body: object, as = owner) =>
  app.call<StoreTerm & { code: string }>('POST', `${path}/terms`, { as, body });
const countOf = (library: LibraryTerm[], id: string) => library.find(({ _id }) => _id === id)?.pullsCount;

it('has the schema its entities describe', async () => {
  const { upQueries } = await app.source.driver.createSchemaBuilder().log();
  expect(upQueries.map(({ query }) => query)).toEqual([]);
});

it('a pull copies an entry with its terms, and counts once per store, whatever is pulled at once or again', async () => {
  const [here, there] = [await app.store(), await app.store()];
  const { library } = await read(here, here.owner);
  const preset = library.find(({ type }) => type === 'preset')!;
  expect(preset).toMatchObject({ pulled: false, pullsCount: 0 });
  const together = await Promise.all([
    pull(here, preset._id),
    pull(here, preset._id),
    pull(here, preset._id),
  ]);
  expect(together.map(({ status }) => status)).toEqual([200, 200, 200]);
  const own = await read(here, here.owner);
  expect(own.terms).toHaveLength(preset.memberIds.length + 1);
  const copy = own.terms.find(({ type }) => type === 'preset')!;
  expect(copy.memberIds).toHaveLength(preset.memberIds.length);
  expect(copy).toMatchObject({ pulled: true, pullsCount: 1, name: preset.name });
  // deleting a copy does not count down, and pulling it again does not count up
  const member = own.terms.find(({ _id }) => _id === copy.memberIds[0])!;
  const gone = await app.call('DELETE', `${here.path}/terms/${member._id}`, { as: here.owner });
  expect(gone.status).toBe(204);
  const without = await read(here, here.owner);
  expect(without.terms.find(({ _id }) => _id === copy._id)!.memberIds).toEqual(copy.memberIds.slice(1));
  await app.taken(pull(here, preset._id));
  await app.taken(pull(there, preset._id));
  const after = await read(here, here.owner);
  expect(after.terms).toHaveLength(preset.memberIds.length + 1);
  expect(after.library.find(({ _id }) => _id === preset._id)).toMatchObject({ pulled: true, pullsCount: 2 });
  for (const id of preset.memberIds) expect(countOf(after.library, id)).toBe(2);
  const english = await read(here, here.owner, 'en');
  expect(english.library.every(({ pulled, pullsCount }) => !pulled && pullsCount === 0)).toBe(true);
});

it('stores that pull overlapping entries at once are each counted once, and a filled preset is not filled beyond fifty', async () => {
  const first = await app.store();
  const stores = [first, ...(await Promise.all([app.store(), app.store(), app.store()]))];
  const { library } = await read(first, first.owner);
  const preset = library.find(({ type }) => type === 'preset')!;
  const [shared] = preset.memberIds;
  const before = countOf(library, shared!)!;
  const pulled = await Promise.all(
    stores.flatMap((at) => [pull(at, preset._id), pull(at, shared!), pull(at, preset._id)]),
  );
  expect(new Set(pulled.map(({ status }) => status))).toEqual(new Set([200]));
  const after = await read(first, first.owner);
  expect(countOf(after.library, shared!)).toBe(before + stores.length);
  const own = after.terms.find(({ type }) => type === 'preset')!;
  const lost = after.terms.find(({ _id }) => _id === own.memberIds[0])!;
  await app.call('DELETE', `${first.path}/terms/${lost._id}`, { as: first.owner });
  await app.source.query(
    `update proposals.store_terms set member_ids = member_ids
       || array(select gen_random_uuid() from generate_series(1, 50 - cardinality(member_ids))) where id = $1`,
    [own._id],
  );
  expect((await pull(first, preset._id)).body.code).toBe('terms.too_many_members');
});

it('an owner writes terms of the store and puts them together, a member reads, others find nothing', async () => {
  const [here, there] = [await app.store(), await app.store()];
  const member = await app.member(here);
  const term = (await create(here, { type: 'term', name: ' חניה ', description: 'יש\n\n\n\nחניה' })).body;
  expect(term).toMatchObject({ name: 'חניה', description: 'יש\n\nחניה', pulled: false, pullsCount: 0 });
  const foreign = (await create(there, { type: 'term', name: 'זר', description: 'זר' })).body;
  const preset = { type: 'preset', name: 'אוסף', description: 'כל השאר' };
  expect((await create(here, { ...preset, memberIds: [term._id, foreign._id] })).body.code).toBe(
    'terms.members',
  );
  expect((await create(here, { ...preset, type: 'term', memberIds: [term._id] })).body.code).toBe(
    'terms.members',
  );
  const made = (await create(here, { ...preset, memberIds: [term._id, term._id] })).body;
  expect(made.memberIds).toEqual([term._id]);
  const at = `${here.path}/terms/${made._id}`;
  const body = { name: 'אוסף חדש', description: 'ריק', memberIds: [], version: 1 };
  const changed = await app.call<StoreTerm>('PUT', at, { as: here.owner, body });
  expect(changed.body).toMatchObject({ name: 'אוסף חדש', memberIds: [], version: 2 });
  expect((await app.call('PUT', at, { as: here.owner, body })).body.code).toBe('conflict.version');
  expect((await create(here, preset, member)).body.code).toBe('crew.owners_only');
  expect((await pull(here, (await read(here, member)).library[0]!._id, member)).status).toBe(403);
  expect((await read(here, member)).mayEdit).toBe(false);
  expect((await app.call('GET', `${here.path}/terms`, { as: there.owner })).status).toBe(404);
  const crossed = `${there.path}/terms/${made._id}`;
  expect((await app.call('PUT', crossed, { as: there.owner, body })).status).toBe(404);
  expect((await app.call('DELETE', crossed, { as: there.owner })).status).toBe(404);
});

it('no store keeps more than three hundred', async () => {
  const here = await app.store();
  await app.source.query(
    `insert into proposals.store_terms (id, store_id, source_id, type, name, description, member_ids, created_at, version)
     select gen_random_uuid(), $1, null, 'term', 'n', 'd', '{}', now(), 1 from generate_series(1, 299)`,
    [here.store.partnerId],
  );
  const { library } = await read(here, here.owner);
  expect((await pull(here, library.find(({ type }) => type === 'preset')!._id)).body.code).toBe(
    'terms.too_many',
  );
  const both = await Promise.all([
    create(here, { type: 'term', name: 'א', description: 'א' }),
    create(here, { type: 'term', name: 'ב', description: 'ב' }),
  ]);
  expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
});

it('admins write the library: versions are kept, and copies of stores stay theirs', async () => {
  const here = await app.store();
  const reason = 'נוסח ברור יותר';
  type Entry = LibraryEntry & { code: string };
  const path = '/admin/api/terms';
  const write = (method: 'POST' | 'PUT', at: string, body: object, as = ADMIN) =>
    app.call<Entry>(method, `${path}${at}`, { as, body: { ...body, reason } });
  const words = { name: 'גנרטור', description: 'העסק מביא גנרטור' };
  expect((await write('POST', '', { ...words, language: 'he', type: 'term' }, here.owner)).status).toBe(404);
  const term = (await write('POST', '', { ...words, language: 'he', type: 'term' })).body;
  const preset = { ...words, name: 'חשמל', language: 'he', type: 'preset', memberIds: [term._id] };
  const made = (await write('POST', '', preset)).body;
  expect((await write('POST', '', { ...preset, language: 'en' })).body.code).toBe('terms.members');
  await app.taken(pull(here, made._id));
  const changed = await write('PUT', `/${term._id}`, { ...words, description: 'אין', version: 1 });
  expect(changed.body).toMatchObject({ description: 'אין', version: 2, pullsCount: 1 });
  expect((await write('PUT', `/${term._id}`, { ...words, version: 1 })).body.code).toBe('conflict.version');
  const kept = await app.call<{ versions: object[] }>('GET', `${path}/${term._id}/versions`, { as: ADMIN });
  expect(kept.body.versions).toMatchObject([{ version: 1, description: words.description }]);
  expect((await write('POST', `/${term._id}/removal`, { version: 2 })).status).toBe(204);
  const { terms, library } = await read(here, here.owner);
  expect(library.find(({ _id }) => _id === made._id)?.memberIds).toEqual([]);
  expect(terms.map(({ name }) => name)).toEqual(expect.arrayContaining(['גנרטור', 'חשמל']));
  expect((await pull(here, term._id)).status).toBe(404);
});
