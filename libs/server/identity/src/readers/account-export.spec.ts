import { exported } from '@smachot/server-testing';
import { AccountExport } from './account-export';

const anExport = () => {
  const exports = new AccountExport();
  const reading = { now: 0, most: 0 };
  const read = async <T>(answer: T): Promise<T> => {
    reading.now += 1;
    reading.most = Math.max(reading.most, reading.now);
    await new Promise(setImmediate);
    reading.now -= 1;
    return answer;
  };
  exports.contribute('account', (userId) => read({ id: userId }));
  exports.contribute('nothing', () => read(undefined));
  exports.contribute('guests', async function* () {
    for (const page of [[], [{ name: 'דנה' }, { name: 'יוסי "ג׳ו"' }], [], [{ name: 'רות' }]])
      yield await read(page);
  });
  exports.contribute('gifts', async function* () {
    yield await read([]);
  });
  return { exports, reading };
};

it('is one document with a section for each context, whole or by the page', async () => {
  expect(await exported(anExport().exports, 'a')).toEqual({
    exportedAt: expect.any(String) as string,
    account: { id: 'a' },
    nothing: null,
    guests: [{ name: 'דנה' }, { name: 'יוסי "ג׳ו"' }, { name: 'רות' }],
    gifts: [],
  });
});

it('reads one page at a time for all accounts, and does not wait for slow clients', async () => {
  const { exports, reading } = anExport();
  const slow = exports.of('slow');
  for (let part = 0; part < 8; part++) await slow.next();
  await Promise.all(['a', 'b', 'c'].map((userId) => exported(exports, userId)));
  expect(reading.most).toBe(1);
});
