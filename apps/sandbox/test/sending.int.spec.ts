import { DAY_MS } from '@smachot/kernel';
import { eventually } from './a-product';
import { ASandbox, dayOfMessage, invitation, textMessage, type Answer } from './a-sandbox';

let world: ASandbox;
beforeAll(async () => {
  world = await ASandbox.running({ SANDBOX_STATUS_PACE: 0.2 });
});
beforeEach(() => world.reset());
afterAll(() => world.close());

const phone = '972521234567';
const codeOf = ({ body }: Answer) => body.error?.code;
const detailsOf = ({ body }: Answer) => body.error?.error_data?.details;

describe('sending a message', () => {
  it('accepts a template, with a wamid that hides the phone', async () => {
    const { status, body } = await world.send(invitation(phone));
    expect(status).toBe(200);
    expect(body).toMatchObject({
      messaging_product: 'whatsapp',
      contacts: [{ input: phone, wa_id: phone }],
      messages: [{ message_status: 'accepted' }],
    });
    const [{ id }] = body.messages as [{ id: string }];
    expect(Buffer.from(id.replace('wamid.', ''), 'base64').toString('latin1')).toContain(phone);
  });

  it('remembers it with its body', async () => {
    await world.send(invitation(phone));
    const messages = await world.read<object[]>('/_sandbox/whatsapp/messages?to=052-123-4567');
    expect(messages).toMatchObject([{ to: phone, type: 'template', body: invitation(phone) }]);
    expect(await world.read('/_sandbox/whatsapp/messages?to=0530000000')).toEqual([]);
  });

  it('asks for its token', async () => {
    const answer = await world.send(invitation(phone), 'nonsense');
    expect(answer.status).toBe(401);
    expect(answer.body.error).toMatchObject({ type: 'OAuthException', code: 190 });
  });

  it.each<[string, (message: ReturnType<typeof dayOfMessage>) => unknown, number, RegExp]>([
    [
      'an unknown template',
      (m) => ({ ...m, template: { ...m.template, name: 'other' } }),
      132001,
      /\(other\) .* he/,
    ],
    [
      'an unknown language',
      (m) => ({ ...m, template: { ...m.template, language: { code: 'fr' } } }),
      132001,
      /fr/,
    ],
    [
      'too few parameters',
      (m) => ({ ...m, template: { ...m.template, components: [] } }),
      132000,
      /\(0\) does not match the expected number of params \(4\)/,
    ],
    [
      'a misspelt key',
      (m) => ({ ...m, template: { ...m.template, lang: 'he' } }),
      100,
      /"lang" on param "template"/,
    ],
    ['no recipient', ({ to: _, ...m }) => m, 131008, /^to/],
    ['no phone number', (m) => ({ ...m, to: 'abc' }), 131009, /^to/],
    ['an unknown type', (m) => ({ ...m, type: 'fax' }), 131051, /type/],
    ['a missing product', ({ messaging_product: _, ...m }) => m, 131008, /messaging_product/],
  ])('refuses %s', async (_, change, code, details) => {
    const answer = await world.send(change(dayOfMessage(phone)));
    expect(codeOf(answer)).toBe(code);
    expect(detailsOf(answer)).toMatch(details);
    expect(await world.read('/_sandbox/whatsapp/messages')).toEqual([]);
  });

  it('wants what the address of a link button ends with, and no payload in its place', async () => {
    const body = { type: 'body', parameters: ['SM-7K2', '17.12'].map((text) => ({ type: 'text', text })) };
    const button = { type: 'button', sub_type: 'url', index: '0' };
    const notice = (...components: object[]) => ({
      ...dayOfMessage(phone),
      template: { name: 'order_approved', language: { code: 'he' }, components: [body, ...components] },
    });
    const link = { ...button, parameters: [{ type: 'text', text: 'me/orders/1' }] };
    expect((await world.send(notice(link))).status).toBe(200);
    expect(codeOf(await world.send(notice()))).toBe(131008);
    const payload = { ...button, sub_type: 'quick_reply', parameters: [{ type: 'payload', payload: 'x' }] };
    expect(codeOf(await world.send(notice(payload)))).toBe(132012);
    expect(codeOf(await world.send(notice({ ...link, index: '1' })))).toBe(132000);
  });

  it('refuses line breaks in a parameter', async () => {
    const message = dayOfMessage(phone);
    message.template.components[0]!.parameters[0]!.text = 'דנה\nלוי';
    expect(codeOf(await world.send(message))).toBe(132018);
  });

  it('refuses an invitation without its picture', async () => {
    const message = invitation(phone);
    message.template.components.shift();
    const answer = await world.send(message);
    expect(codeOf(answer)).toBe(132012);
    expect(detailsOf(answer)).toMatch(/expected IMAGE/);
  });

  it('refuses a list of eleven rows', async () => {
    const rows = Array.from({ length: 11 }, (_, at) => ({ id: String(at), title: String(at) }));
    const interactive = {
      type: 'list',
      body: { text: 'כמה?' },
      action: { button: 'כמות', sections: [{ rows }] },
    };
    const answer = await world.send({
      messaging_product: 'whatsapp',
      to: phone,
      type: 'interactive',
      interactive,
    });
    expect(codeOf(answer)).toBe(131009);
  });
});

describe('limits', () => {
  it('take 80 a second, or as many as the rule says', async () => {
    await world.behave('whatsapp', 'throughput', { value: 5 });
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, at) => world.send(dayOfMessage(`97252000100${at}`))),
    );
    const refused = answers.filter((answer) => codeOf(answer) === 130429);
    expect(refused.length).toBeGreaterThanOrEqual(5);
    expect(refused[0]!.status).toBe(429);
  });

  it('take 45 in a row to one person, and more once the day has passed', async () => {
    for (let sent = 0; sent < 45; sent += 1) await world.send(dayOfMessage(phone));
    expect(codeOf(await world.send(dayOfMessage(phone)))).toBe(131056);
    await world.call('PUT', '/_sandbox/clock', { offsetMs: DAY_MS });
    expect((await world.send(dayOfMessage(phone))).status).toBe(200);
    await world.call('PUT', '/_sandbox/clock', { offsetMs: 0 });
  });

  it('hold the day to its tier of different people', async () => {
    await world.behave('whatsapp', 'tier', { value: 2 });
    const codes = [];
    for (const to of ['972520001001', '972520001002', '972520001001', '972520001003']) {
      codes.push(codeOf(await world.send(dayOfMessage(to))));
    }
    expect(codes).toEqual([undefined, undefined, undefined, 131048]);
    expect(await world.read('/_sandbox/whatsapp/limits')).toEqual({ perSecond: 80, tier: 2, used: 2 });
  });

  it('switch codes on for chosen numbers only', async () => {
    await world.behave('whatsapp', '132001', { to: ['0521234567'] });
    expect(codeOf(await world.send(dayOfMessage(phone)))).toBe(132001);
    expect((await world.send(dayOfMessage('972529999999'))).status).toBe(200);
  });

  it('name the rules when one is unknown', async () => {
    const answer = await world.behave('whatsapp', 'gremlins');
    expect(answer.status).toBe(400);
    expect(JSON.stringify(answer.body)).toContain('skip_delivered');
  });
});

describe('free text outside the 24 hours', () => {
  it('is accepted and then fails with 131047; after the guest wrote it goes', async () => {
    await world.send(textMessage(phone));
    await world.call('POST', '/_sandbox/whatsapp/reply', { to: phone, text: 'היי' });
    await world.send(textMessage(phone, 'שני'));
    const failed = await eventually(() => world.product.statuses().find(({ status }) => status === 'failed'));
    expect(failed.errors).toMatchObject([{ code: 131047 }]);
    await eventually(() => world.product.statuses().find(({ status }) => status === 'delivered'));
  });
});
