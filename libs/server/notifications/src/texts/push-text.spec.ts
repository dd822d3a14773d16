import { Language, NotificationKind, PushedNotice } from '@smachot/contracts';
import { isPushed } from '../domain/pushed-kinds';
import { pushedNotice } from './push-text';

const id = '0190b8f0-0000-7000-8000-000000000001';
/** What people wrote or are called, under every name that somebody may give it. */
const PRIVATE = 'דנה כהן 0501234567';
const values = {
  ...{ customer: PRIVATE, guest: PRIVATE, name: PRIVATE, phone: PRIVATE, text: PRIVATE, note: PRIVATE },
  ...{ explanation: PRIVATE, bookingId: id, guests: PRIVATE, units: PRIVATE },
  ...{ store: 'מטעמי שולה', menu: 'בופה', code: 'SM-7K2', amount: 4120, participants: 120 },
  ...{ startsAt: '2027-12-17T16:00:00.000Z', eventAt: '2027-12-17T16:00:00.000Z', event: 'wedding' },
  ...{ until: '2027-12-18T16:00:00.000Z', because: 'template', title: 'ערב שירה' },
};
const kinds = NotificationKind.options.filter((kind) =>
  ['/dashboard/s/orders/1', '/me/orders/1'].some((href) => isPushed({ kind, href, values })),
);
const to = (language: Language) => ({ language, readAt: new Date('2026-12-01T10:00:00Z') });

describe('a notice on a lock screen', () => {
  it.each(kinds.flatMap((kind) => Language.options.map((language) => [kind, language] as const)))(
    '%s in %s names nobody and fits',
    (kind, language) => {
      for (const side of ['partner', 'customer']) {
        const notice = pushedNotice(
          { id, kind, values: { ...values, side }, href: '/me/orders/1' },
          to(language),
        );
        expect(PushedNotice.parse(notice)).toEqual(notice);
        const whole = JSON.stringify(notice);
        for (const word of PRIVATE.split(' ')) expect(whole).not.toContain(word);
        expect(notice.body.length).toBeGreaterThan(10);
        expect(notice.body).not.toContain('undefined');
        // a push service takes 4096 bytes, encrypted
        expect(Buffer.byteLength(whole)).toBeLessThan(2000);
      }
    },
  );

  it('is in the language of its reader, with the path and a tag of its own', () => {
    const notice = (language: Language) =>
      pushedNotice(
        { id, kind: 'order_placed', values: { ...values, side: 'partner' }, href: '/x' },
        to(language),
      );
    expect(notice('en')).toEqual({
      title: 'Smachot',
      body: expect.stringMatching(/^new order for .*awaits your answer$/),
      ...{ href: '/x', tag: id, lang: 'en', dir: 'ltr' },
    });
    expect(notice('he')).toMatchObject({ title: 'שמחות', lang: 'he', dir: 'rtl' });
    expect(notice('ar').body).not.toBe(notice('he').body);
  });
});
