import { forgetSendKey, sendKey, type KeyStore, type SendRequest } from './send-key';

const memory = (): KeyStore => {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
};
const request: SendRequest = {
  eventId: 'e1',
  templateName: 'rsvp_invite_wedding',
  rsvpIds: ['a', 'b'],
  consent: true,
};

describe('the key of an act of sending', () => {
  it('stays the same for the same request, so that pressing again is the same act', () => {
    const store = memory();
    expect(sendKey({ ...request }, store)).toBe(sendKey(request, store));
  });

  it.each<[string, SendRequest]>([
    ['other guests', { ...request, rsvpIds: ['a', 'c'] }],
    ['the same guests in another order', { ...request, rsvpIds: ['b', 'a'] }],
    ['another message', { ...request, templateName: 'rsvp_reminder' }],
    ['another consent', { ...request, consent: false }],
  ])('differs for %s, because one key with two bodies is refused', (_, other) => {
    const store = memory();
    expect(sendKey(other, store)).not.toBe(sendKey(request, store));
  });

  it('keeps events apart', () => {
    const store = memory();
    const first = sendKey(request, store);
    sendKey({ ...request, eventId: 'e2' }, store);
    expect(sendKey(request, store)).toBe(first);
  });

  it('is new once the act is done', () => {
    const store = memory();
    const first = sendKey(request, store);
    forgetSendKey('e1', store);
    expect(sendKey(request, store)).not.toBe(first);
  });
});
