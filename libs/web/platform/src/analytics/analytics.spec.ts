import { answerConsent } from './consent';
import { identifyPerson, resetAnalytics, startAnalytics, track } from './analytics';

const sent: { url: string; body: Record<string, unknown> }[] = [];
const noa = {
  id: '7b0c2c7e-1111-4222-8333-444455556666',
  username: 'noa',
  firstName: 'נועה',
  lastName: 'ברק',
  phoneNumber: '+972531234567',
  groups: [],
  email: 'noa@example.com',
  verified: true,
  assignedStores: [],
  isSuperAdmin: false,
};

beforeEach(() => {
  localStorage.clear();
  sent.length = 0;
  globalThis.fetch = (input, init) => {
    sent.push({ url: input as string, body: JSON.parse(init!.body as string) as Record<string, unknown> });
    return Promise.resolve(new Response());
  };
  history.pushState({}, '', '/me');
  resetAnalytics();
  startAnalytics({ host: 'http://analytics.example/', key: 'phc_demo' });
});

it('sends nothing before consent, and nothing after a refusal', () => {
  track('invitation_opened');
  answerConsent('denied');
  track('invitation_opened');
  expect(sent).toEqual([]);
});

it('captures on the wire after consent, by an id of its own until somebody signs in', () => {
  answerConsent('granted');
  track('invitation_opened', { guests: 12 });
  track('invitation_opened');
  expect(sent[0]).toMatchObject({
    url: 'http://analytics.example/e/',
    body: { api_key: 'phc_demo', event: 'invitation_opened', properties: { guests: 12, $lib: 'web' } },
  });
  const ids = sent.map(({ body }) => (body['properties'] as Record<string, unknown>)['distinct_id']);
  expect(ids[0]).toBe(ids[1]);
});

it('identifies by id and full name, and by nothing else of the person', () => {
  answerConsent('granted');
  identifyPerson(noa);
  expect(sent.at(-1)!.body).toMatchObject({
    event: '$identify',
    properties: { distinct_id: noa.id, $set: { name: 'נועה ברק' } },
  });
  expect(JSON.stringify(sent)).not.toContain(noa.phoneNumber);
  expect(JSON.stringify(sent)).not.toContain(noa.email);
});

it('becomes somebody unknown after a sign-out', () => {
  answerConsent('granted');
  identifyPerson(noa);
  resetAnalytics();
  track('landing_seen');
  expect((sent.at(-1)!.body['properties'] as Record<string, unknown>)['distinct_id']).not.toBe(noa.id);
});

it.each(['/rsvp/7b0c2c7e', '/me/payments', '/me/payments/new'])('watches nothing on %s', (path) => {
  answerConsent('granted');
  history.pushState({}, '', path);
  track('seen');
  expect(sent).toEqual([]);
});
