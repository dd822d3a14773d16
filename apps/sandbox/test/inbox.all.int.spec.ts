import { createTransport } from 'nodemailer';
import { ASandbox } from './a-sandbox';

let world: ASandbox;
beforeAll(async () => {
  world = await ASandbox.running();
});
beforeEach(() => world.reset());
afterAll(() => world.close());

const deliver = async (more: object = {}) => {
  const transport = createTransport(world.sandbox.smtpUrl);
  await transport.sendMail({
    from: 'שמחות <no-reply@smachot.test>',
    to: 'Dana@Example.test',
    subject: 'קבלה',
    text: 'תודה',
    html: '<b>תודה</b>',
    attachments: [{ filename: 'קבלה.pdf', content: Buffer.from('%PDF-1.4'), contentType: 'application/pdf' }],
    ...more,
  });
  transport.close();
};

describe('the inbox', () => {
  it('keeps what SMTP brings, read by recipient', async () => {
    await deliver();
    const [mail] = await world.read<Record<string, unknown>[]>('/_sandbox/mail?to=dana@example.test');
    expect(mail).toMatchObject({
      to: ['dana@example.test'],
      subject: 'קבלה',
      text: 'תודה',
      html: '<b>תודה</b>',
      attachments: [{ filename: 'קבלה.pdf', contentType: 'application/pdf', size: 8 }],
    });
    expect(await world.read('/_sandbox/mail?to=other@example.test')).toEqual([]);
    const file = await fetch(`${world.sandbox.url}/phone/mail/${String(mail!.id)}/attachments/0`);
    expect(await file.text()).toBe('%PDF-1.4');
  });

  it('refuses on request', async () => {
    await world.behave('mail', 'refuse', { count: 1 });
    await expect(deliver()).rejects.toThrow(/Mailbox unavailable/);
    await deliver();
    expect(await world.read('/_sandbox/mail')).toHaveLength(1);
  });
});
