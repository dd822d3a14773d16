import { halvesOf } from './halves';
import { readWebhook, type WebhookContent } from './read-webhook';

const AT = new Date('2027-04-20T08:00:00Z');
const read = (body: Buffer): WebhookContent => readWebhook(body, '1099', AT);
const status = (id: string) => ({ id, status: 'sent', timestamp: '1808200000' });
const says = (id: string, from: string) => ({
  id,
  from,
  timestamp: '1808200000',
  type: 'text',
  text: { body: id },
});
const contact = (phone: string, name: string) => ({ wa_id: phone, profile: { name } });
const body = Buffer.from(
  JSON.stringify({
    object: 'whatsapp_business_account',
    entry: [
      {
        id: 'W',
        changes: [
          {
            field: 'messages',
            value: {
              metadata: { phone_number_id: '1099' },
              statuses: [status('s1'), status('s2')],
              messages: [says('m1', '972521111111'), says('m2', '972522222222')],
              contacts: [contact('972521111111', 'דנה'), contact('972522222222', 'יוסי')],
              errors: [{ code: 131000 }],
            },
          },
        ],
      },
      { id: 'W', changes: [{ field: 'account_update', value: { event: 'DISABLED_UPDATE' } }] },
    ],
  }),
);
/** Halves until nothing is left to halve. */
const leaves = (whole: Buffer): Buffer[] => halvesOf(whole)?.flatMap(leaves) ?? [whole];

it('hold together what the webhook held, each thing alone in the end', () => {
  const parts = leaves(body).map(read);
  expect(parts.every(({ understood }) => understood)).toBe(true);
  for (const { statuses, incoming, notices } of parts)
    expect(statuses.length + incoming.length + notices.length).toBe(1);
  const whole = read(body);
  expect(parts.flatMap(({ statuses }) => statuses)).toEqual(whole.statuses);
  expect(parts.flatMap(({ incoming }) => incoming)).toEqual(whole.incoming);
  expect(parts.flatMap(({ notices }) => notices)).toEqual(whole.notices);
});

it('are the same whenever they are made, so that none is done twice', () =>
  expect(leaves(body).map(String)).toEqual(leaves(body).map(String)));

it.each([
  'not JSON',
  '[]',
  '{}',
  '{"entry":[]}',
  '{"entry":[{"changes":[{"value":{"statuses":[{"id":"s"}]}}]}]}',
])('there are none of %s', (text) => expect(halvesOf(Buffer.from(text))).toBeUndefined());
