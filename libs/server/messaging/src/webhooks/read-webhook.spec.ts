import fs from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { newId } from '@smachot/kernel';
import { readWebhook } from './read-webhook';
import { isSigned } from './signature';

const OURS = '1099';
const received = new Date('2027-04-20T08:00:00Z');
const read = (value: unknown, field = 'messages') =>
  readWebhook(
    Buffer.from(
      JSON.stringify({
        object: 'whatsapp_business_account',
        entry: [{ id: 'W', changes: [{ field, value }] }],
      }),
    ),
    OURS,
    received,
  );
const incoming = (message: object, contacts: object[] = []) =>
  read({
    metadata: { phone_number_id: OURS },
    contacts,
    messages: [{ id: 'wamid.IN', timestamp: '1795276800', ...message }],
  }).incoming[0]!;

describe('statuses', () => {
  it('carry callback, person, price and reason', () => {
    const id = newId();
    const status = {
      id: 'wamid.A',
      status: 'failed',
      timestamp: '1795276830',
      recipient_id: '972521234567',
      recipient_user_id: 'IL.99',
      biz_opaque_callback_data: `m1:${id}:2`,
      pricing: { billable: false, category: 'utility' },
      errors: [{ code: 131026, title: 'Message undeliverable' }],
    };
    expect(read({ metadata: { phone_number_id: OURS }, statuses: [status] }).statuses).toEqual([
      {
        wamid: 'wamid.A',
        status: 'failed',
        at: new Date(1_795_276_830_000),
        callback: { messageId: id, attempt: 2 },
        providerUserId: 'IL.99',
        pricing: { billable: false, model: null, type: null, category: 'utility' },
        code: 131026,
      },
    ]);
  });
  it('have times as numbers, too, and without one the time of arrival', () => {
    const statuses = [
      { id: 'a', status: 'sent', timestamp: 1795276830 },
      { id: 'b', status: 'sent', timestamp: 'soon' },
    ];
    expect(read({ statuses }).statuses.map(({ at }) => at)).toEqual([new Date(1_795_276_830_000), received]);
  });
  it('of another number are not ours', () =>
    expect(
      read({ metadata: { phone_number_id: '7' }, statuses: [{ id: 'a', status: 'sent' }] }).statuses,
    ).toEqual([]));
});

describe('what guests send', () => {
  it('is text', () =>
    expect(
      incoming({ from: '972521234567', type: 'text', text: { body: 'מגיעים 4' } }, [
        { wa_id: '972521234567', user_id: 'IL.1', profile: { name: ' דנה\u200f ' } },
      ]),
    ).toMatchObject({
      kind: 'text',
      text: 'מגיעים 4',
      from: '+972521234567',
      name: 'דנה',
      providerUserId: 'IL.1',
      at: new Date(1_795_276_800_000),
    }));
  it('is a tap on a template', () =>
    expect(
      incoming({ type: 'button', button: { payload: 'p', text: 'כן' }, context: { id: 'wamid.OUT' } }),
    ).toMatchObject({ kind: 'button', text: 'כן', payload: 'p', replyTo: 'wamid.OUT' }));
  it.each(['button_reply', 'list_reply'])('is a %s', (type) =>
    expect(
      incoming({ type: 'interactive', interactive: { type, [type]: { id: 'p', title: '3' } } }),
    ).toMatchObject({ text: '3', payload: 'p' }),
  );
  it('comes without a phone', () =>
    expect(
      incoming({ from_user_id: 'IL.7', type: 'text', text: { body: 'x' } }, [
        { user_id: 'IL.7', profile: { name: 'n' } },
      ]),
    ).toMatchObject({ from: undefined, providerUserId: 'IL.7' }));
  it('is a reaction taken back', () =>
    expect(incoming({ type: 'reaction', reaction: { message_id: 'wamid.OUT' } })).toMatchObject({
      kind: 'reaction',
      text: '',
      replyTo: 'wamid.OUT',
    }));
  it('is a new number', () =>
    expect(
      incoming({
        from: '972521234567',
        type: 'system',
        system: { type: 'user_changed_number', wa_id: '972529999999' },
      }),
    ).toMatchObject({ changedTo: '+972529999999' }));
  it('is no new number when something else about the person changed', () =>
    expect(
      incoming({
        from: '972521234567',
        type: 'system',
        system: { type: 'customer_identity_changed', wa_id: '972529999999' },
      }),
    ).toMatchObject({ kind: 'system', changedTo: undefined }));
  it('is a message changed afterwards, as what it is now', () =>
    expect(
      incoming({
        type: 'edit',
        edit: { original_message_id: 'wamid.A', message: { type: 'text', text: { body: '5' } } },
      }),
    ).toMatchObject({ kind: 'text', text: '5', edits: 'wamid.A' }));
});

it('passes on what the provider tells about the account', () =>
  expect(read({ event: 'DISABLED_UPDATE' }, 'account_update').notices).toEqual([
    { field: 'account_update', event: 'DISABLED_UPDATE', code: undefined },
  ]));

it('never stumbles over a shape', () =>
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 6 }), (value) => {
      read(value);
      readWebhook(Buffer.from(JSON.stringify(value)), OURS, received);
      incoming({ type: 'text', text: value, context: value, from: value });
    }),
  ));

const samples = path.join(__dirname, '../../../../../../shared/samples/whatsapp/webhooks');
const files = fs.existsSync(samples)
  ? ['netflie', 'wba-java'].flatMap((folder) =>
      fs.readdirSync(path.join(samples, folder)).map((name) => `${folder}/${name}`),
    )
  : [];
(files.length ? it.each(files) : it.skip.each(['no samples here']))('understands %s', (file) => {
  const bytes = fs.readFileSync(path.join(samples, file), 'utf8');
  // one of the samples has a stray bracket before it
  const body = JSON.parse(bytes.replace(/^\{(?=\{)/, '').replace(/\{\s*$/, '')) as {
    entry: { changes: { value: { metadata?: { phone_number_id?: string } } }[] }[];
  };
  const number = body.entry[0]!.changes[0]!.value.metadata?.phone_number_id ?? OURS;
  const {
    statuses,
    incoming: messages,
    notices,
  } = readWebhook(Buffer.from(JSON.stringify(body)), number, received);
  expect(statuses.length + messages.length + notices.length).toBeGreaterThan(0);
  for (const { wamid, at } of [...statuses, ...messages]) {
    expect(wamid).toMatch(/./);
    expect(at.getTime()).toBeGreaterThan(0);
  }
});

describe('signatures', () => {
  const body = Buffer.from('{"object":"whatsapp_business_account","entry":[]}');
  const published = 'sha256=650a7ec4c57b1d45d68231c8825bb556bcfb240069c6cbf98a34a177ce9e909a';
  it('are those of the published example', () =>
    expect(isSigned('demo_app_secret', body, published)).toBe(true));
  it.each([undefined, '', 'sha256=', published.replace('650a', '650b'), published.slice(7)])(
    'are refused: %s',
    (header) => expect(isSigned('demo_app_secret', body, header)).toBe(false),
  );
  it('cover every byte', () =>
    expect(isSigned('demo_app_secret', Buffer.concat([body, Buffer.from(' ')]), published)).toBe(false));
});
