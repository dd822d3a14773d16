import { randomBytes } from 'node:crypto';
import { type AddressInfo } from 'node:net';
import { simpleParser, type ParsedMail } from 'mailparser';
import { SMTPServer } from 'smtp-server';
import { readConfig } from '../config/config';
import { Logger } from '../logging/logger';
import { Mailer } from './mailer';

const mailerAt = (port: number): Mailer => {
  const config = readConfig({
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    DATABASE_URL: 'postgres://nowhere',
    REDIS_URL: 'redis://nowhere',
    SECRET_KEY: randomBytes(32).toString('hex'),
    JWT_PRIVATE_JWK: '{}',
    PUBLIC_URL: 'https://app.smachot.example',
    MAIL_FROM: 'Smachot <hello@smachot.example>',
    SMTP_URL: `smtp://127.0.0.1:${port}`,
  });
  return new Mailer(config, new Logger(config));
};
const mail = { id: 'receipt-7', to: 'noa@smachot.example', subject: 'קבלה', text: 'מצורפת קבלה' };

describe('the mailer', () => {
  const received: ParsedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, done) =>
      done(
        address.startsWith('nobody')
          ? Object.assign(new Error('no such person'), { responseCode: 550 })
          : null,
      ),
    onData: (stream, _session, done) => {
      void simpleParser(stream).then((parsed) => {
        received.push(parsed);
        done();
      });
    },
  });
  let port: number;
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    port = (server.server.address() as AddressInfo).port;
  });
  afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())));

  it('sends in our name, with our id and attachments', async () => {
    const content = Buffer.from('%PDF-1.7');
    const attachments = [{ filename: 'קבלה.pdf', content, contentType: 'application/pdf' }];
    expect(await mailerAt(port).send({ ...mail, attachments })).toBe('accepted');
    const [got] = received;
    expect(got).toMatchObject({ subject: 'קבלה', messageId: '<receipt-7@app.smachot.example>' });
    expect(got!.from?.text).toContain('hello@smachot.example');
    expect(got!.attachments[0]).toMatchObject({ filename: 'קבלה.pdf', content });
  });

  it('sends no link in a subject', async () => {
    await mailerAt(port).send({ ...mail, subject: 'שמחות: אישור של \u2068bank-il.app/x\u2069 התקבל' });
    expect(received.at(-1)!.subject).toBe('שמחות: אישור של התקבל');
  });

  it('says what the server refused', async () => {
    expect(await mailerAt(port).send({ ...mail, to: 'nobody@smachot.example' })).toBe('refused');
  });

  it('says that nothing went when there is no server', async () => {
    expect(await mailerAt(1).send(mail)).toBe('refused');
  });
});
