import { atWallTime, newId } from '@smachot/kernel';
import { eventually, type MessagingApp, messagingApp, TUESDAY } from './messaging-app';

let app: MessagingApp;
beforeAll(async () => {
  app = await messagingApp();
});
afterAll(() => app?.close());
afterEach(() => app.moveTo(TUESDAY));

let people = 0;
const aPhone = () => `+97253${String(1_000_000 + ++people)}`;
const write = (ref: string, urgent = true, id = newId()) =>
  app.deliver('messaging.write_notice', { notificationId: ref, urgent }, id);
const outcomes = async (ref: string) =>
  (await app.told('messaging.notice_outcomes'))
    .flatMap(({ items }) => items)
    .filter(({ refId }) => refId === ref)
    .map(({ outcome }) => outcome);
const told = (ref: string, outcome: string) =>
  eventually(`${outcome} is told`, async () => (await outcomes(ref)).includes(outcome as never));
const NIGHT = atWallTime('2027-04-20', '23:00');

describe('a notice', () => {
  it('goes out once, as an approved template with a button to its page, and is told to who asked', async () => {
    const phone = aPhone();
    const ref = app.notices.add(phone);
    const delivery = await write(ref);
    await write(ref, true, delivery);
    await write(ref);
    await eventually('arrived', async () => (await outcomes(ref)).some((one) => one !== 'sent'));
    const messages = await app.sandbox.messages(phone);
    expect(messages).toHaveLength(1);
    expect(messages[0]!.body).toMatchObject({
      template: {
        name: 'order_approved',
        language: { code: 'he' },
        components: [
          { type: 'body', parameters: [{ text: 'SM-7K2' }, { text: 'יום ה׳, 17 בדצמבר' }] },
          {
            type: 'button',
            sub_type: 'url',
            index: '0',
            parameters: [{ type: 'text', text: `me/orders/${ref}` }],
          },
        ],
      },
    });
    expect(await app.outcomes()).toEqual([]);
  });

  it('that can wait waits for the morning; what cannot goes at night', async () => {
    await app.moveTo(NIGHT);
    const [patient, urgent] = [app.notices.add(aPhone()), app.notices.add(aPhone())];
    await write(patient, false);
    await write(urgent);
    await told(urgent, 'sent').catch(() => told(urgent, 'delivered'));
    expect((await app.message(patient, 'notice'))!.dueAt).toEqual(atWallTime('2027-04-21', '09:00'));
    expect(await outcomes(patient)).toEqual([]);
    await app.moveTo(atWallTime('2027-04-21', '09:01'));
    await eventually('in the morning', async () => (await outcomes(patient)).length > 0);
  });

  it('does not go to who asked to be left alone, and that is told', async () => {
    const phone = aPhone();
    const first = app.notices.add(phone);
    await write(first);
    await eventually('arrived', async () => (await outcomes(first)).length > 0);
    await app.sandbox.reply({ to: phone, text: 'הסר' });
    await eventually('left alone', async () => (await app.sandbox.messages(phone)).length === 2);
    const second = app.notices.add(phone);
    await write(second);
    await told(second, 'withdrawn');
    expect(await app.sandbox.messages(phone)).toHaveLength(2);
  });

  it('whose reader has no WhatsApp is told so', async () => {
    const phone = aPhone();
    await app.sandbox.misbehave('131026', { to: phone, count: 1 });
    const ref = app.notices.add(phone);
    await write(ref);
    await told(ref, 'undeliverable');
  });

  it('that nobody knows any more is withdrawn', async () => {
    const ref = newId();
    await write(ref);
    await told(ref, 'withdrawn');
  });

  it('leaves no number and no id of the provider once it is forgotten', async () => {
    const ref = app.notices.add(aPhone());
    await write(ref);
    await eventually('arrived', async () => (await outcomes(ref)).length > 0);
    await app.deliver('messaging.forget_notices', { notificationIds: [ref] });
    const rows = await app.source.query(
      'select wamid, phone_key, provider_user_id from messaging.messages where ref_id = $1',
      [ref],
    );
    expect(rows).toEqual([{ wamid: null, phone_key: null, provider_user_id: null }]);
  });
});
