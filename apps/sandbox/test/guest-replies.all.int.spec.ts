import { eventually } from './a-product';
import { ASandbox, invitation } from './a-sandbox';

let world: ASandbox;
beforeAll(async () => {
  world = await ASandbox.running();
});
beforeEach(() => world.reset());
afterAll(() => world.close());

const phone = '972521234567';
const reply = (content: object) => world.call('POST', '/_sandbox/whatsapp/reply', { to: phone, ...content });
const arrived = () => eventually(() => world.product.messages()[0]);

async function invited(): Promise<string> {
  const { body } = await world.send(invitation(phone));
  return (body.messages as [{ id: string }])[0].id;
}

const list = {
  messaging_product: 'whatsapp',
  to: phone,
  type: 'interactive',
  interactive: {
    type: 'list',
    body: { text: 'כמה תגיעו?' },
    action: { button: 'כמות', sections: [{ rows: [{ id: 'h|2', title: '2', description: 'זוג' }] }] },
  },
};

describe('the guest answers', () => {
  it('by a tap on the invitation', async () => {
    const wamid = await invited();
    await reply({ wamid, payload: 'v1|r1|attending|no|sig' });
    expect(await arrived()).toMatchObject({
      from: phone,
      type: 'button',
      context: { id: wamid },
      button: { payload: 'v1|r1|attending|no|sig', text: 'לא נוכל להגיע' },
    });
  });

  it('finds the message by itself, and has read it', async () => {
    const wamid = await invited();
    await reply({ payload: 'v1|r1|attending|yes|sig' });
    expect(await arrived()).toMatchObject({ context: { id: wamid }, button: { text: 'כן, מגיעים' } });
    await eventually(() =>
      world.product.statuses().find(({ id, status }) => id === wamid && status === 'read'),
    );
  });

  it('from a list', async () => {
    await invited();
    await reply({ text: 'היי' });
    await world.send(list);
    await reply({ listId: 'h|2' });
    const second = await eventually(() => world.product.messages()[1]);
    expect(second).toMatchObject({
      type: 'interactive',
      interactive: { type: 'list_reply', list_reply: { id: 'h|2', title: '2', description: 'זוג' } },
    });
  });

  it('by writing, without context', async () => {
    await invited();
    await reply({ text: 'נגיע שלושה' });
    const message = await arrived();
    expect(message).toMatchObject({ type: 'text', text: { body: 'נגיע שלושה' } });
    expect(message).not.toHaveProperty('context');
  });

  it('without a phone number once he took a username', async () => {
    await invited();
    await world.behave('whatsapp', 'no_phone');
    await reply({ payload: 'v1|r1|attending|yes|sig' });
    const message = await arrived();
    expect(message).not.toHaveProperty('from');
    expect(message.from_user_id).toMatch(/^IL\.\d+$/);
    const contact = world.product.values().find((value) => value.contacts)!.contacts![0]!;
    expect(contact).toMatchObject({ user_id: message.from_user_id });
    expect(contact).not.toHaveProperty('wa_id');
    expect(Buffer.from(String(message.id).slice(6), 'base64').toString('latin1')).not.toContain(phone);
  });

  it('can be written to by the user id alone', async () => {
    await invited();
    const { body } = await reply({ text: 'היי' });
    const sent = await world.send({
      messaging_product: 'whatsapp',
      to: body.userId,
      type: 'text',
      text: { body: 'תודה' },
    });
    expect(sent.body.contacts).toEqual([{ input: body.userId, user_id: body.userId }]);
  });
});
