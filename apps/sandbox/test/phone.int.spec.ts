import { ASandbox, invitation } from './a-sandbox';
import { dayIn } from '../src/phone/event-day';
import { html } from '../src/phone/html';

let world: ASandbox;
beforeAll(async () => {
  world = await ASandbox.running();
});
beforeEach(() => world.reset());
afterAll(() => world.close());

const pageAt = async (path: string) => (await fetch(world.sandbox.url + path)).text();

describe('the phone page', () => {
  it('is Hebrew, right to left, and free of inline code', async () => {
    const answer = await fetch(`${world.sandbox.url}/`);
    const text = await answer.text();
    expect(text).toContain('<html lang="he" dir="rtl">');
    expect(text).toContain('עוד לא נשלח כלום');
    expect(text).not.toMatch(/<script>|style="|onclick=/);
    expect(answer.headers.get('content-security-policy')).toContain("script-src 'self'");
  });

  it('shows the invitation as the guest sees it, with its answers', async () => {
    await world.send(invitation('972521234567'));
    const text = await pageAt('/?to=0521234567');
    expect(text).toContain('052-123-4567');
    expect(text).toContain('נועה ואיתי מתחתנים');
    expect(text).toContain('<b>יום ה׳, 17 בדצמבר, 19:30</b>');
    expect(text).toContain('כן, מגיעים');
    expect(text).toContain('v1|r1|attending|yes|sig');
    expect(text).toContain('value="2026-12-17"');
  });

  it('escapes what people write', async () => {
    await world.call('POST', '/_sandbox/whatsapp/reply', {
      to: '0521234567',
      text: '<img src=x onerror=alert(1)>',
    });
    const text = await pageAt('/?to=0521234567');
    expect(text).toContain('&lt;img src=x');
    expect(text).not.toContain('<img src=x');
  });

  it.each(['rules', 'mail', 'charges', 'cards'])('has the side "%s"', async (side) => {
    const parts = await world.read<Record<string, string>>(`/phone/parts?side=${side}`);
    expect(Object.keys(parts)).toEqual(['clock', 'numbers', 'chat', 'side']);
    expect(parts.side).toContain('aria-current="true"');
  });

  it('serves its files', async () => {
    for (const file of [
      'phone.js',
      'phone.css',
      'tokens.css',
      'rubik-hebrew-wght-normal.woff2',
      'logo-mark.svg',
    ]) {
      expect([file, (await fetch(`${world.sandbox.url}/assets/${file}`)).status]).toEqual([file, 200]);
    }
    expect((await fetch(`${world.sandbox.url}/assets/..%2Fpackage.json`)).status).toBe(404);
  });

  it('serves the hosted fields, labelled in the language asked for', async () => {
    expect(await pageAt('/payme/hf/v1/hostedfields.js')).toContain('window.PayMe');
    const frame = await pageAt(
      '/payme/hf/v1/field?field=cvc&language=he&session=0123456789&page=http://127.0.0.1',
    );
    expect(frame).toContain('<label class="sr" for="field">קוד אבטחה</label>');
  });

  it('tells open pages that something changed', async () => {
    const stop = new AbortController();
    const events = await fetch(`${world.sandbox.url}/phone/events`, { signal: stop.signal });
    const reader = events.body!.getReader();
    await reader.read();
    await world.call('PUT', '/_sandbox/clock', { offsetMs: 0 });
    expect(new TextDecoder().decode((await reader.read()).value)).toContain('changed');
    stop.abort();
  });
});

describe('html', () => {
  it('escapes text, keeps markup and lists, drops what is not there', () => {
    expect(html`<p title="${'"'}">${'<b>'}${[html`<i>${1}</i>`, undefined, false]}</p>`.html).toBe(
      '<p title="&quot;">&lt;b&gt;<i>1</i></p>',
    );
  });
});

describe('the day in an invitation', () => {
  const now = Date.parse('2026-11-21T10:00:00Z');
  it.each([
    ['יום ה׳, 17 בדצמבר, 19:30', '2026-12-17'],
    ['14.03.2027', '2027-03-14'],
    ['Thursday, March 4, 19:30', '2027-03-04'],
    ['19:30', undefined],
  ])('%s', (words, expected) => {
    expect(dayIn(words, now)).toBe(expected);
  });
});
