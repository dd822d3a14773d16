import { readsAsLink } from '@smachot/kernel';
import { answerableUntil, replyObstacle, WINDOW_MS } from '@smachot/server-guest-dialogue';
import { isRetryable, replyStatusAfter } from './reply-status';

const wrote = new Date('2027-04-06T08:00:00Z');
const after = (ms: number) => new Date(wrote.getTime() + ms);

describe('the window for replies', () => {
  it('is 24 hours from what the guest wrote last, to the millisecond', () => {
    expect(answerableUntil(wrote, wrote)).toEqual(after(WINDOW_MS));
    expect(answerableUntil(wrote, after(WINDOW_MS - 1))).toEqual(after(WINDOW_MS));
    expect(answerableUntil(wrote, after(WINDOW_MS))).toBeNull();
  });
  it('says first what will not pass', () => {
    const open = { answerableUntil: after(1), optedOut: false, hostSuspended: false };
    expect(replyObstacle(open)).toBeNull();
    expect(replyObstacle({ ...open, answerableUntil: null })).toBe('window_closed');
    expect(replyObstacle({ ...open, answerableUntil: null, optedOut: true })).toBe('opted_out');
    expect(replyObstacle({ ...open, optedOut: true, hostSuspended: true })).toBe('host_suspended');
  });
});

describe('what became of a reply', () => {
  it.each([
    [['sent', 'delivered', 'read'], 'read'],
    [['read', 'delivered', 'sent'], 'read'],
    [['failed', 'sent'], 'failed'],
    [['failed', 'delivered'], 'delivered'],
    [['delivered', 'failed'], 'delivered'],
    [['uncertain', 'sent'], 'sent'],
    [['sent', 'uncertain'], 'sent'],
    [['withdrawn', 'uncertain'], 'withdrawn'],
    [['held'], 'queued'],
  ] as const)('%p ends as %s', (outcomes, status) =>
    expect([...outcomes].reduce<Parameters<typeof replyStatusAfter>[0]>(replyStatusAfter, 'queued')).toBe(
      status,
    ),
  );
  it('may be tried again only when it certainly did not arrive', () =>
    expect(
      (['queued', 'sent', 'uncertain', 'read', 'failed', 'undeliverable', 'withdrawn'] as const).filter(
        isRetryable,
      ),
    ).toEqual(['failed', 'undeliverable', 'withdrawn']));
});

describe('links in a reply', () => {
  it.each([
    'התקשרו ל-052-345-6789',
    'רחוב הדקל 12, קומה 3',
    'יש חניה ב-100 מ׳. נתראה!',
    'הנה הדרך: https://waze.com/ul?ll=32.1,34.8&navigate=yes',
    'https://maps.app.goo.gl/AbC123',
    'ת.ד. 12',
    'שורה אחת\nועוד אחת',
  ])('none in "%s"', (words) => expect(readsAsLink(words)).toBe(false));
  it.each([
    'https://pay.example.com/gift',
    'pay.example.xyz',
    'bit.ly/abc',
    'כתבו ל noa@example.com',
    'evil[.]com',
    'hxxp://waze.com.evil.io/ul',
    'https://waze.com.evil.io/ul',
    'https://waze.com/ul?q=1 evil.io',
    'google.com/url?q=evil.io',
    'שורה\nevil.io',
    'https://maps.app.goo.gl.evil.io/x',
    'ｅｖｉｌ．ｃｏｍ',
  ])('one in "%s"', (words) => expect(readsAsLink(words)).toBe(true));
});
