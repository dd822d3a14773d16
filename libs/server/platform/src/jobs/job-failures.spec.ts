import { withoutPersonalData } from './job-failures';

const of = (message: string, name = 'Error', code?: string) =>
  withoutPersonalData(Object.assign(new Error(message), { name, ...(code ? { code } : {}) }));

describe('the error of a job, as an admin reads it', () => {
  it('keeps its kind and what happened', () => {
    expect(of('connect ECONNREFUSED', 'Error', 'ECONNREFUSED')).toBe(
      'Error ECONNREFUSED: connect ECONNREFUSED',
    );
    expect(of('canceling statement due to statement timeout', 'QueryFailedError', '57014')).toBe(
      'QueryFailedError 57014: canceling statement due to statement timeout',
    );
  });

  it.each([
    ['a phone', 'no guest with 0502345678 here', '0502345678'],
    ['a phone with hyphens', 'no guest +972-50-234-5678', '234'],
    ['a name in Hebrew', 'guest נועה ברק was not found', 'נועה'],
    ['a name with accents', 'guest Zoë was not found', 'Zoë'],
    ['quoted values', 'duplicate key value "Dana Levi" in index', 'Dana'],
    ['values of a key', 'Key (email)=(dana@example.com) already exists', 'dana'],
    ['a mail address', 'mailbox dana@example.com is full', 'dana'],
    ['an address of a file', 'ENOENT: open /files/guests/dana.png', 'dana'],
    ['an answer of a provider', 'answered {"name":"Dana Levi","phone":"x"}', 'Dana'],
  ])('leaves out %s', (_, message, secret) => {
    expect(of(message)).not.toContain(secret);
  });

  it('reads a message that is made to be slow in linear time', () => {
    for (const part of ['a', '12a', '…']) expect(of(part.repeat(50_000)).length).toBeLessThanOrEqual(300);
  });

  it('is short, and says nothing of what was thrown and is no error', () => {
    expect(of('word '.repeat(500)).length).toBeLessThanOrEqual(300);
    expect(withoutPersonalData('Dana Levi')).toBe('unknown error');
  });
});
