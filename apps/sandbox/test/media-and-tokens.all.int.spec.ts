import { DAY_SECONDS } from '@smachot/kernel';
import { ASandbox, dayOfMessage } from './a-sandbox';

let world: ASandbox;
beforeAll(async () => {
  world = await ASandbox.running();
});
beforeEach(() => world.reset());
afterAll(() => world.close());

const token = { authorization: 'Bearer sandbox-token' };
const png = Buffer.from('89504e470d0a1a0a0000', 'hex');

async function upload(content: Buffer) {
  const form = new FormData();
  form.set('messaging_product', 'whatsapp');
  form.set('type', 'image/png');
  form.set('file', new Blob([content], { type: 'image/png' }), 'הזמנה.png');
  const answer = await fetch(`${world.sandbox.url}/whatsapp/v25.0/1099/media`, {
    method: 'POST',
    headers: token,
    body: form,
  });
  return (await answer.json()) as { id?: string; error?: { code: number } };
}

describe('media', () => {
  it('is uploaded, looked up, downloaded and deleted', async () => {
    const { id } = await upload(png);
    const { body } = await world.call('GET', `/whatsapp/v25.0/${id}`, undefined, token);
    expect(body).toMatchObject({ id, mime_type: 'image/png', file_size: '10' });
    const content = await fetch(String(body.url), { headers: token });
    expect(Buffer.from(await content.arrayBuffer())).toEqual(png);
    const gone = await world.call('DELETE', `/whatsapp/v25.0/${id}`, undefined, token);
    expect(gone.body).toEqual({ success: true });
    expect((await world.call('GET', `/whatsapp/v25.0/${id}`, undefined, token)).status).toBe(400);
  });

  it('must be a picture by its content, up to 5 MB', async () => {
    expect((await upload(Buffer.from('GIF89a'))).error?.code).toBe(131053);
    expect((await upload(Buffer.concat([png, Buffer.alloc(5 * 1024 * 1024)]))).error?.code).toBe(131053);
  });
});

describe('tokens', () => {
  const exchange = (given: string, secret = 'demo_app_secret') =>
    world.call(
      'GET',
      `/whatsapp/v25.0/oauth/access_token?grant_type=fb_exchange_token&client_id=sandbox-app&client_secret=${secret}&fb_exchange_token=${given}`,
    );

  it('are exchanged for a new one that works, and can be exchanged again', async () => {
    const { body } = await exchange('sandbox-token');
    expect(body).toMatchObject({ token_type: 'bearer', expires_in: 5_183_944 });
    expect((await world.send(dayOfMessage('972521234567'), String(body.access_token))).status).toBe(200);
    expect((await exchange(String(body.access_token))).status).toBe(200);
  });

  it('are refused when forged or with a wrong secret', async () => {
    const { body } = await exchange('sandbox-token');
    const forged = `${String(body.access_token).slice(0, -1)}Z`;
    expect((await exchange(forged)).body.error?.code).toBe(190);
    expect((await exchange('sandbox-token', 'other')).body.error?.code).toBe(100);
  });

  it('can be looked into', async () => {
    const { body: exchanged } = await exchange('sandbox-token');
    const { body } = await world.call(
      'GET',
      `/whatsapp/debug_token?input_token=${String(exchanged.access_token)}&access_token=sandbox-app|demo_app_secret`,
    );
    const data = body.data as { is_valid: boolean; expires_at: number };
    expect(data.is_valid).toBe(true);
    expect(data.expires_at).toBeGreaterThan(Date.now() / 1000 + 59 * DAY_SECONDS);
  });

  it('stop working under rule 190', async () => {
    await world.behave('whatsapp', '190', { count: 1 });
    expect((await world.send(dayOfMessage('972521234567'))).status).toBe(401);
    expect((await world.send(dayOfMessage('972521234567'))).status).toBe(200);
  });
});
