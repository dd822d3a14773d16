import { ASandbox } from './a-sandbox';

let world: ASandbox;
beforeAll(async () => {
  world = await ASandbox.running();
});
beforeEach(() => world.reset());
afterAll(() => world.close());

const phone = { $: { id: 'otp-77' }, _: '0521234567' };
const wire = (more: object = {}) => ({
  sms: {
    user: { username: 'demo' },
    source: 'EventBrand',
    destinations: { phone: [phone] },
    message: 'קוד הכניסה שלך: 482915\n\n@app.example.test #482915',
    ...more,
  },
});
const post = (content: unknown, token = 'sms-demo', path = '/sms/api', timeoutMs?: number) =>
  world.call('POST', path, content, { authorization: `Bearer ${token}` }, timeoutMs);

describe('the SMS gateway', () => {
  it('sends, and the phone has it', async () => {
    const { body } = await post(wire());
    expect(body).toMatchObject({ status: 0, shipment_id: expect.any(String) });
    const expected = { to: '+972521234567', text: expect.stringContaining('482915'), at: expect.any(String) };
    expect(await world.read('/_sandbox/sms?to=+972521234567')).toEqual([expected]);
    expect(await world.read('/_sandbox/sms?to=052-123-4567')).toEqual([expected]);
    expect(await world.read('/_sandbox/sms?to=0530000000')).toEqual([]);
  });

  it('takes one number, many numbers, with or without id; newest last', async () => {
    await post(wire({ destinations: { phone: '521234567' }, message: 'one' }));
    await post(wire({ destinations: { phone: ['0521234567', phone] }, message: 'two' }));
    const texts = (await world.read<{ text: string }[]>('/_sandbox/sms')).map(({ text }) => text);
    expect(texts).toEqual(['one', 'two', 'two']);
  });

  it.each([
    [{ other: {} }, 'sms-demo', 997],
    [wire({ message: '' }), 'sms-demo', 2],
    [wire({ source: 'ThisNameIsTooLong' }), 'sms-demo', 2],
    [wire({ destinations: { phone: '036543210' } }), 'sms-demo', 944],
    [wire(), 'wrong', 3],
  ])('fails in the body, under 200 (%#)', async (content, token, status) => {
    const answer = await post(content, token);
    expect(answer.status).toBe(200);
    expect(answer.body.status).toBe(status);
    expect(await world.read('/_sandbox/sms')).toEqual([]);
  });

  it('tests without sending', async () => {
    expect((await post(wire(), 'sms-demo', '/sms/api/test')).body.status).toBe(0);
    expect(await world.read('/_sandbox/sms')).toEqual([]);
  });

  it('fails, delays and stays silent on request', async () => {
    await world.behave('sms', 'fail', { count: 1 });
    expect((await post(wire())).body.status).toBe(998);
    await world.behave('sms', 'delay', { count: 1, value: 150 });
    const before = Date.now();
    expect((await post(wire())).body.status).toBe(0);
    expect(Date.now() - before).toBeGreaterThanOrEqual(140);
    await world.behave('sms', 'timeout', { count: 1 });
    await expect(post(wire(), 'sms-demo', '/sms/api', 1_000)).rejects.toThrow();
    expect(await world.read('/_sandbox/sms')).toHaveLength(2);
  });
});
