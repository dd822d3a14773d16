import type {
  AnswerOf,
  BankDetails,
  BankDetailsRecord,
  BankDocument,
  readBankDocument,
} from '@smachot/contracts';
import { WorkModule } from '@smachot/server-platform';
import { eventually } from '@smachot/server-testing';
import { payAsAdmin } from './a-paid-batch';
import { commandsOf, linesLoggedBy } from './listening';
import { anAdmin, ask, codesTo, confirmIdentity } from './person-calls';
import { tracesInDatabase, tracesInFiles, tracesInRedis } from './traces';
import { type Person, startWholeProduct, type WholeProduct } from './whole-product';

/** Values that may appear only in the answers to callers who may read them. */
const secret = {
  account: '471840512',
  otherAccount: '736450129',
  tooLong: '47184051299',
  holder: 'זהבית שולמן-קדמי',
  holderNumber: '514756428',
};
const METRICS_TOKEN = 'a token for the metrics';
const account = {
  ...{ bankNumber: '12', branchNumber: '634', accountNumber: secret.account },
  ...{ accountHolder: secret.holder, holderNumber: secret.holderNumber },
};
/** A letter with the number in clear; it can be drawn. */
const letter = () => {
  const text = `BT /F1 18 Tf 20 100 Td (account ${secret.account}) Tj ET`;
  return Buffer.from(
    [
      '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj',
      '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 200]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>endobj',
      `4 0 obj<</Length ${text.length}>>stream\n${text}\nendstream endobj`,
      '5 0 obj<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
    ].join('\n'),
  );
};

/** A database of Redis of its own: the queues' workers of two products would take each other's jobs. */
const redisUrl = new URL(process.env['TEST_REDIS_URL'] ?? '');
redisUrl.pathname = '/5';

let product: WholeProduct;
let listening: Awaited<ReturnType<typeof commandsOf>>;
let lines: string[];
const errors: string[] = [];
beforeAll(async () => {
  listening = await commandsOf(redisUrl.href);
  product = await startWholeProduct({
    settings: { LOG_LEVEL: 'debug', METRICS_TOKEN, REDIS_URL: redisUrl.href },
    modules: [WorkModule],
  });
  lines = linesLoggedBy(product.app);
});
afterAll(async () => {
  jest.restoreAllMocks();
  listening?.stop();
  await product?.close();
});

const sandbox = async <T>(path: string, body?: object): Promise<T> => {
  const answer = await fetch(`${product.sandboxUrl}/_sandbox/${path}`, {
    ...(body
      ? { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
      : {}),
  });
  return (await answer.json()) as T;
};
const upload = ({ bearer }: Person): Promise<BankDocument> => {
  const boundary = 'y'.repeat(24);
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="letter.pdf"\r\ncontent-type: application/pdf\r\n\r\n`;
  return product.ask('POST', '/v1/documents/upload', {
    bearer,
    body: Buffer.concat([Buffer.from(head), letter(), Buffer.from(`\r\n--${boundary}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  });
};
const aCard = async (person: Person): Promise<string> => {
  const { token, card } = await sandbox<{ token: string; card: { mask: string; expiry: string } }>(
    'payments/token',
    { number: '4580458045804580', expiry: '1230' },
  );
  const body = { token, cardMask: card.mask, cardType: 'visa', expiry: '1230' };
  await ask(product, person, 'POST', '/v1/payments/user-tokens', body);
  return token;
};
const aStore = async (person: Person): Promise<string> => {
  const { partnerId } = await ask(product, person, 'POST', '/v1/partners', {
    ...{ partnerUsername: 'shel-zehavit', businessName: 'של זהבית', categories: ['catering'] },
    ...{ isMobile: false, businessCity: 'חיפה', businessPhone: '0502345678' },
    businessLocation: { address: 'הנמל 1, חיפה', geocode: { lat: 32.81, lng: 34.99 } },
  });
  await confirmIdentity(product, person);
  return partnerId!;
};
/** A call that is refused; its answer is looked through in the end. */
const refused = async (
  status: number,
  person: Person,
  method: string,
  path: string,
  body: unknown,
): Promise<void> => {
  const answer = await product.call(method, path, {
    ...{ bearer: person.bearer, body },
    ...(typeof body === 'string' ? { headers: { 'content-type': 'application/json' } } : {}),
  });
  expect([path, answer.status]).toEqual([path, status]);
  errors.push(answer.text);
};
const jobsDone = () =>
  eventually('the jobs are done', async () => {
    const open: unknown[] = await product.source.query(
      'select job from platform.outbox where done_at is null and dead_at is null limit 1',
    );
    return open.length === 0;
  });
/** Everything that can be refused about the details of a form, down to an error of ours in the middle of saving it. */
const refusals = async (owner: Person, stranger: Person, storeId: string): Promise<void> => {
  const path = `/v1/bank-details/partner/${storeId}`;
  const { documentId } = await upload(owner);
  await refused(422, owner, 'POST', path, { ...account, documentId, accountNumber: secret.tooLong });
  await refused(422, owner, 'POST', path, { ...account, documentId: secret.account });
  await refused(400, owner, 'POST', path, `{"accountNumber":"${secret.account}",`);
  await refused(404, stranger, 'POST', path, { ...account, documentId });
  await product.source.query(
    `alter table verification.bank_details add constraint breaks check (bank_number <> '12') not valid`,
  );
  await refused(500, owner, 'POST', path, { ...account, documentId });
  await product.source.query('alter table verification.bank_details drop constraint breaks');
};

it('keeps accounts, holders, tokens of cards and codes out of logs, queues, tables, files, errors and metrics', async () => {
  const [phone, adminPhone] = ['+972521119001', '+972521119002'];
  const owner = await product.signUp(phone);
  const stranger = await product.signUp('+972521119003');
  const admin = await anAdmin(product, adminPhone, 'olives and lemons');
  const token = await aCard(owner);
  const storeId = await aStore(owner);
  await confirmIdentity(product, stranger);
  await refusals(owner, stranger, storeId);

  const path = `/v1/bank-details/partner/${storeId}`;
  const { documentId } = await upload(owner);
  const details = await ask<BankDetails>(product, owner, 'POST', path, { ...account, documentId });
  await refused(409, owner, 'POST', path, { ...account, documentId: (await upload(owner)).documentId });
  await refused(404, stranger, 'PUT', `/v1/bank-details/${details.id}`, account);
  await jobsDone();
  const aCase = `/admin/api/bank-details/${details.id}`;
  const record = await ask<BankDetailsRecord>(product, admin, 'GET', aCase);
  expect([record.accountNumber, record.accountHolder]).toEqual([secret.account, secret.holder]);
  const shown = await ask<AnswerOf<typeof readBankDocument>>(product, admin, 'GET', `${aCase}/document`);
  expect(shown).toMatchObject({ previewState: 'ready', pages: 1 });
  expect((await product.call('GET', shown.presigned_url)).text).toContain(secret.account);
  const decide = (decision: string) => ask(product, admin, 'PUT', `${aCase}/verify?${decision}`);
  await decide('verification_status=rejected&notes=document_outdated');
  await ask(product, owner, 'PUT', `/v1/bank-details/${details.id}`, account);
  await decide('verification_status=verified');
  await jobsDone();
  const { file, refusals: notPaid } = await payAsAdmin(product, admin, storeId);
  expect(file.toString('latin1')).toContain(secret.account);
  // a file that failed half-way, one made twice, one that is outdated; two answers that are not the bank’s, and one that failed half-way
  expect(notPaid.map(([status]) => status)).toEqual([500, 409, 409, 422, 422, 500]);
  errors.push(...notPaid.map(([, text]) => text));
  // of verified details: payouts pause, and a mail is sent
  const edit = { ...account, accountNumber: secret.otherAccount };
  await ask(product, owner, 'PUT', `/v1/bank-details/${details.id}`, edit);
  await jobsDone();

  const metrics = await product.call('GET', '/metrics', { bearer: METRICS_TOKEN });
  expect(metrics.text).toContain('verification.draw_previews');
  // a search proves something where something is found
  expect(lines.join()).toContain('breaks');
  expect(listening.commands.join()).toContain(documentId);
  expect(await tracesInDatabase(product.source, [documentId])).toContain('platform.outbox.payload');

  const words = [...Object.values(secret), token];
  const texts = { lines, commands: listening.commands, errors, metrics: [metrics.text] };
  const found = Object.entries(texts).flatMap(([place, all]) =>
    all.filter((text) => words.some((word) => text.includes(word))).map((text) => [place, text]),
  );
  expect(found).toEqual([]);
  expect(await tracesInDatabase(product.source, words)).toEqual([]);
  expect(await tracesInRedis(redisUrl.href, words)).toEqual([]);
  expect(await tracesInFiles(product.config.settings.FILES_DIR, [...words, '%PDF'])).toEqual([]);

  const codes = [...(await codesTo(product, phone)), ...(await codesTo(product, adminPhone))];
  expect(codes.length).toBeGreaterThan(2);
  // six digits are also found in moments and ids
  const isIn = (text: string) => codes.some((code) => new RegExp(`(?<![\\w-])${code}(?![\\w-])`).test(text));
  expect([...lines, ...listening.commands, ...errors, metrics.text].filter(isIn)).toEqual([]);
  const payloads: { payload: string }[] = await product.source.query(
    'select payload::text as payload from platform.outbox',
  );
  expect(payloads.filter(({ payload }) => isIn(payload))).toEqual([]);
});
