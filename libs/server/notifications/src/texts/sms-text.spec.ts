import { Language, NotificationKind } from '@smachot/contracts';
import { withoutForeignLinks } from '@smachot/kernel';
import { mailOf } from './mail-text';
import { smsText } from './sms-text';

const link = 'https://app.smachot.example/me/payments';
const values = {
  amount: 123.5,
  until: '2026-12-19T16:30:00Z',
  startsAt: '2026-12-22T17:00:00Z',
  code: '58204117',
  participants: 1250,
  reason: 'token_refused',
  store: 'המטבח המרוקאי הגדול של סבתא ג׳ולי',
  event: 'wedding',
  eventAt: '2027-01-05T17:00:00Z',
};
const to = (language: Language) => ({ language, readAt: new Date('2026-12-01T10:00:00Z') });

describe('the text message of an urgent notification', () => {
  it.each(NotificationKind.options)('leaves with no link of other people, and else as it is: %s', (kind) => {
    const site = 'https://app.smachot.example';
    for (const language of Language.options) {
      const text = smsText(kind, values, link, to(language));
      expect(withoutForeignLinks(text, site)).toBe(text);
      const { subject } = mailOf(kind, values, { about: link, preferences: link }, to(language));
      expect(withoutForeignLinks(subject, site)).toBe(subject);
      const name = 'bank-il.app/x';
      const hostile = { ...values, store: name, customer: name, menu: name, title: name, units: name };
      expect(withoutForeignLinks(smsText(kind, hostile, link, to(language)), site)).not.toMatch(/bank-il/);
    }
  });

  it.each(NotificationKind.options)(
    'says who writes, ends with the way there, fits two segments: %s',
    (kind) => {
      for (const language of Language.options) {
        const text = smsText(kind, values, link, to(language));
        expect(text).toMatch(language === 'he' ? /^שמחות: / : /^Smachot: /);
        expect(text.endsWith(`\n${link}`)).toBe(true);
        expect(text.length).toBeLessThanOrEqual(134);
        expect(text).not.toMatch(/undefined|null|NaN|Invalid|[\u200E\u200F\u00A0]/);
      }
    },
  );

  it.each(NotificationKind.options)(
    'names the day before a midnight, within two segments too: %s',
    (kind) => {
      for (const language of Language.options) {
        const text = smsText(kind, { ...values, until: '2026-12-19T22:00:00Z' }, link, to(language));
        expect(text.length).toBeLessThanOrEqual(134);
        expect(text).not.toMatch(/0:00/);
      }
    },
  );

  it.each(NotificationKind.options)(
    'names the year of days far away, within two segments too: %s',
    (kind) => {
      const far = { startsAt: '2028-09-20T17:00:00Z', eventAt: '2028-09-20T17:00:00Z' };
      for (const language of Language.options) {
        const text = smsText(kind, { ...values, ...far }, link, to(language));
        expect(text.length).toBeLessThanOrEqual(134);
        // a sentence that names the day, the twentieth, names its year
        expect(text.includes('2028')).toBe(text.includes('20'));
      }
    },
  );

  it('tells access that was not renewed from sending that has stopped', () => {
    for (const language of Language.options) {
      const stopped = smsText('sending_stopped', values, link, to(language));
      const ending = smsText('sending_stopped', { reason: 'token_not_refreshed' }, link, to(language));
      expect(ending).not.toBe(stopped);
      expect(ending.length).toBeLessThanOrEqual(134);
    }
  });

  it('tells a campaign without a template from sending that has stopped or waits for an hour', () => {
    for (const language of Language.options) {
      const admin = smsText('sending_stopped', { reason: 'template_missing' }, link, to(language));
      expect(admin).not.toBe(smsText('sending_stopped', values, link, to(language)));
      const host = smsText('send_held', { because: 'template' }, link, to(language));
      expect(host).toMatch(/הושהתה|paused|приостановлена|مؤقتا/);
      for (const text of [admin, host]) expect(text.length).toBeLessThanOrEqual(134);
    }
  });

  it('names the sum and, on a clock in Israel, the hour', () => {
    expect(smsText('charge_failed', values, link, to('en'))).toContain('123.50');
    expect(smsText('send_held', values, link, to('he'))).toContain('18:30');
  });

  it('names an order by its business and day for the customer, by day and menu for the business, never by its number', () => {
    const order = { code: '58204117', startsAt: '2026-12-22T17:00:00Z', amount: 10, participants: 120 };
    const customer = { ...order, side: 'customer', store: 'סבתא ג׳ולי' };
    const partner = { ...order, side: 'partner', menu: 'תפריט חתונה' };
    expect(smsText('order_approved', customer, link, to('he'))).toMatch(
      /^שמחות: ההזמנה אצל סבתא ג׳ולי ליום .*22.* אושרה\n/,
    );
    expect(smsText('order_placed', partner, link, to('he'))).toMatch(
      /התקבלה הזמנה ליום .*22.* \(תפריט חתונה\)/,
    );
    expect(smsText('order_approved', customer, link, to('en'))).toMatch(
      /order with סבתא ג׳ולי for .*22.* is approved/,
    );
    for (const kind of NotificationKind.options.filter((one) => one.startsWith('order_')))
      for (const values of [customer, partner])
        for (const language of Language.options)
          expect(smsText(kind, values, link, to(language))).not.toContain('58204117');
  });

  it('names a booking by its business, customer and day, and by less where there is no room', () => {
    const booking = {
      side: 'partner',
      store: 'סבתא ג׳ולי',
      customer: 'מיכל אברהמי',
      startsAt: values.startsAt,
    };
    expect(smsText('booking_confirmed', booking, link, to('he'))).toMatch(
      /^שמחות: סבתא ג׳ולי, ההזמנה הטלפונית של מיכל אברהמי ליום .*22.* אושרה\n/,
    );
    const declined = smsText('booking_declined', booking, `${link}${'x'.repeat(20)}`, to('en'));
    expect(declined).toMatch(/סבתא ג׳ולי, the phone booking .*22.* was not confirmed/);
    expect(declined).not.toContain('מיכל');
  });

  it('of an older notification says what it knows', () => {
    const day = { code: '58204117', startsAt: '2026-12-22T17:00:00Z' };
    expect(smsText('order_approved', day, link, to('en'))).toContain('order for Tue');
    expect(smsText('order_approved', { code: '58204117' }, link, to('en'))).toContain('order 58204117 is');
    expect(smsText('message_received', {}, link, to('he'))).toBe(`שמחות: הודעה חדשה\n${link}`);
  });
});
