import fs from 'node:fs';
import path from 'node:path';
import { errorClass } from '../domain/provider-errors';
import { readAnswer } from './answer';

const samples = path.join(__dirname, '../../../../../../shared/samples/whatsapp');
const withSamples = fs.existsSync(samples) ? it : it.skip;

describe('answers of the provider', () => {
  it('are accepted with the id of the message', () =>
    expect(
      readAnswer(
        200,
        '{"contacts":[{"input":"1","wa_id":"1"}],"messages":[{"id":"wamid.A","message_status":"accepted"}]}',
      ),
    ).toEqual({
      kind: 'accepted',
      wamid: 'wamid.A',
      status: 'accepted',
    }));
  it('may be held back, and may name the person', () =>
    expect(
      readAnswer(
        200,
        '{"contacts":[{"user_id":"IL.1"}],"messages":[{"id":"wamid.A","message_status":"held_for_quality_assessment"}]}',
      ),
    ).toEqual({
      kind: 'accepted',
      wamid: 'wamid.A',
      status: 'held_for_quality_assessment',
      providerUserId: 'IL.1',
    }));
  it.each([
    [401, 190, 'stop'],
    [429, 130429, 'slow'],
    [429, 131056, 'recipient'],
    [400, 131048, 'campaign'],
    [500, 131000, 'retry'],
    [400, 131049, 'later'],
    [400, 131050, 'suppress'],
    [400, 131026, 'undeliverable'],
    [400, 131047, 'refused'],
    [400, 132001, 'template'],
    [400, 132015, 'campaign'],
    [403, 368, 'stop'],
    [403, 210, 'stop'],
    [400, 987654, 'refused'],
  ])('with status %i and code %i are of class %s', (status, code, expected) =>
    expect(readAnswer(status, JSON.stringify({ error: { message: 'x', code } }))).toEqual({
      kind: 'refused',
      code,
      class: expected,
    }),
  );
  it.each([
    [502, '<html>Bad Gateway</html>'],
    [504, ''],
    [200, ''],
    [200, '{}'],
    [200, 'null'],
    [500, '{"error":"no code"}'],
    [200, '{"messages":[{"id":7}]}'],
  ])('that are not the provider’s own leave it unknown: %i %s', (status, body) =>
    expect(readAnswer(status, body)).toEqual({ kind: 'unknown' }),
  );

  withSamples('of the samples are understood', () => {
    const read = (name: string) => fs.readFileSync(path.join(samples, name), 'utf8');
    expect(readAnswer(200, read('responses/wba-java/message.json')).kind).toBe('accepted');
    expect(readAnswer(200, read('responses/netflie/successful_message_node.json')).kind).toBe('accepted');
    expect(readAnswer(401, read('errors/netflie/oauth_190.json'))).toMatchObject({ class: 'stop' });
    expect(readAnswer(400, read('errors/wba-java/phoneNumberNotFoundError.json'))).toMatchObject({
      kind: 'refused',
      code: 100,
    });
  });
  withSamples('have a class for every code of the published list', () => {
    const codes = JSON.parse(fs.readFileSync(path.join(samples, 'error_codes.json'), 'utf8')) as {
      code: number;
    }[];
    const classes = Object.fromEntries(codes.map(({ code }) => [code, errorClass(code)]));
    expect(classes).toMatchObject({
      130429: 'slow',
      131016: 'retry',
      131026: 'undeliverable',
      131031: 'stop',
      131042: 'stop',
    });
  });
});
