import { randomBytes } from 'node:crypto';
import { readConfig } from '../config/config';
import { Logger } from '../logging/logger';
import { SmsInbox } from '../testing/sms-inbox';
import { SmsGateway } from './sms-gateway';

const gatewayAt = (address: string): SmsGateway => {
  const config = readConfig({
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    DATABASE_URL: 'postgres://nowhere',
    REDIS_URL: 'redis://nowhere',
    SECRET_KEY: randomBytes(32).toString('hex'),
    JWT_PRIVATE_JWK: '{}',
    PUBLIC_URL: 'https://app.smachot.example',
    SMS_BASE_URL: address,
  });
  return new SmsGateway(config, new Logger(config));
};

describe('the SMS gateway', () => {
  const inbox = new SmsInbox();
  let gateway: SmsGateway;
  beforeAll(async () => {
    gateway = gatewayAt(await inbox.open());
  });
  afterAll(() => inbox.close());

  it('takes a message to a number as written in Israel', async () => {
    inbox.answers = { status: 0 };
    expect(await gateway.send('+972521234567', 'שלום', 'id-1')).toBe('accepted');
    expect(inbox.messages).toEqual([{ to: '0521234567', text: 'שלום' }]);
  });

  it('sends no link but those of our site, whoever wrote the text', async () => {
    inbox.answers = { status: 0 };
    const text = 'שמחות: \u2068זכיתם! bank-il.app/x\u2069 מזמינים אתכם\nhttps://app.smachot.example/me';
    await gateway.send('+972521234567', text, 'id-5');
    expect(inbox.messages.at(-1)!.text).toBe('שמחות: זכיתם! מזמינים אתכם\nhttps://app.smachot.example/me');
  });

  it.each([4, '998', null, '', undefined])('refuses with status %p', async (status) => {
    inbox.answers = { status };
    expect(await gateway.send('+972521234567', 'שלום', 'id-2')).toBe('refused');
  });

  it('has surely not taken what never reached it', async () => {
    const nobody = new SmsInbox();
    const address = await nobody.open();
    nobody.close();
    expect(await gatewayAt(address).send('+972521234567', 'שלום', 'id-3')).toBe('refused');
  });

  it('leaves unknown what it read without answering', async () => {
    inbox.answers = 'hangs up';
    const before = inbox.messages.length;
    expect(await gateway.send('+972521234567', 'שלום', 'id-4')).toBe('unknown');
    expect(inbox.messages.length).toBe(before + 1);
  });
});
