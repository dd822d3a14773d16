import { escapeJson, signature, webhookBody } from './webhook-body';

const account = { phoneNumberId: '1099', displayPhoneNumber: '97233334444', businessAccountId: 'WABA1' };

describe('webhook bodies', () => {
  it('are signed over their raw bytes (published vector)', () => {
    const body = Buffer.from('{"object":"whatsapp_business_account","entry":[]}');
    expect(signature('demo_app_secret', body)).toBe(
      'sha256=650a7ec4c57b1d45d68231c8825bb556bcfb240069c6cbf98a34a177ce9e909a',
    );
  });

  it('escape everything outside ASCII, and read back the same', () => {
    const json = JSON.stringify({ text: 'שלום 🎉', link: 'https://a/b' });
    const escaped = escapeJson(json);
    expect(escaped).toMatch(/^[\x20-\x7e]+$/);
    expect(escaped).toContain('\\u05e9');
    expect(escaped).toContain('https:\\/\\/a\\/b');
    expect(JSON.parse(escaped)).toEqual(JSON.parse(json));
  });

  it('carry statuses together and each guest message with its contact', () => {
    const body = JSON.parse(
      webhookBody(account, [
        { kind: 'status', json: '{"id":"1"}' },
        { kind: 'message', json: '{"id":"m"}', contact: '{"wa_id":"9725"}' },
        { kind: 'status', json: '{"id":"2"}' },
      ]).toString(),
    );
    const values = body.entry[0].changes.map((change: { value: object }) => change.value);
    expect(values).toMatchObject([
      { metadata: { phone_number_id: '1099' }, statuses: [{ id: '1' }, { id: '2' }] },
      { contacts: [{ wa_id: '9725' }], messages: [{ id: 'm' }] },
    ]);
  });
});
