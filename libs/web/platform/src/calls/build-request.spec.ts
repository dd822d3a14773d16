import { listRsvps, sendInvites, uploadInvitationImage } from '@smachot/contracts';
import fc from 'fast-check';
import { buildRequest } from './build-request';

const eventId = '7b0c2c7e-1111-4222-8333-444455556666';

it('fills and escapes the path and leaves out what was not given', () => {
  const request = buildRequest(listRsvps, {
    params: { eventId: 'a/b?' },
    query: { search: 'כהן & בניו', group: undefined, cursor: '', limit: 50 },
  });
  expect(request.url).toBe(
    '/v1/events/rsvps/a%2Fb%3F?search=%D7%9B%D7%94%D7%9F+%26+%D7%91%D7%A0%D7%99%D7%95&limit=50',
  );
  expect(request.method).toBe('GET');
  expect(request.body).toBeUndefined();
});

it('refuses to ask without a parameter rather than asking for another resource', () => {
  expect(() => buildRequest(listRsvps, { params: {} })).toThrow('eventId');
});

it('gives an idempotent call a key of its own, or the one of the act', () => {
  const body = { eventId, templateName: 'rsvp_invite_wedding', rsvpIds: [eventId] };
  const [first, second] = [buildRequest(sendInvites, { body }), buildRequest(sendInvites, { body })];
  expect(first.headers['idempotency-key']).toMatch(/^[0-9a-f-]{36}$/);
  expect(second.headers['idempotency-key']).not.toBe(first.headers['idempotency-key']);
  expect(buildRequest(sendInvites, { body, idempotencyKey: 'kept' }).headers['idempotency-key']).toBe('kept');
  expect(buildRequest(listRsvps, { params: { eventId } }).headers).not.toHaveProperty('idempotency-key');
});

it('sends a file as multipart in the field the call names, without a content type of its own', () => {
  const request = buildRequest(uploadInvitationImage, { params: { eventId }, file: new Blob(['x']) });
  expect(request.body).toBeInstanceOf(FormData);
  expect((request.body as FormData).has('file')).toBe(true);
  expect(request.headers).not.toHaveProperty('content-type');
});

it('reads back every query value as it was given', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1, unit: 'grapheme' }), (search) => {
      const { url } = buildRequest(listRsvps, { params: { eventId }, query: { search } });
      expect(new URL(url, 'http://x').searchParams.get('search')).toBe(search);
    }),
  );
});
