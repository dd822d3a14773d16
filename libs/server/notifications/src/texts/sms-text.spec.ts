import { NotificationKind } from '@smachot/contracts';
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

describe('the text message of an urgent notification', () => {
  it.each(NotificationKind.options)(
    'says who writes, ends with the way there, fits two segments: %s',
    (kind) => {
      for (const language of ['he', 'en', 'ru', 'ar'] as const) {
        const text = smsText(kind, values, link, language);
        expect(text).toMatch(language === 'en' ? /^Smachot: / : /^שמחות: /);
        expect(text.endsWith(`\n${link}`)).toBe(true);
        expect(text.length).toBeLessThanOrEqual(134);
        expect(text).not.toMatch(/undefined|null|NaN|Invalid|[\u200E\u200F\u00A0]/);
      }
    },
  );

  it('tells access that was not renewed from sending that has stopped', () => {
    for (const language of ['he', 'en'] as const) {
      const stopped = smsText('sending_stopped', values, link, language);
      const ending = smsText('sending_stopped', { reason: 'token_not_refreshed' }, link, language);
      expect(ending).not.toBe(stopped);
      expect(ending.length).toBeLessThanOrEqual(134);
    }
  });

  it('tells a campaign without a template from sending that has stopped or waits for an hour', () => {
    for (const language of ['he', 'en'] as const) {
      const admin = smsText('sending_stopped', { reason: 'template_missing' }, link, language);
      expect(admin).not.toBe(smsText('sending_stopped', values, link, language));
      const host = smsText('send_held', { because: 'template' }, link, language);
      expect(host).toContain(language === 'he' ? 'הושהתה' : 'paused');
      for (const text of [admin, host]) expect(text.length).toBeLessThanOrEqual(134);
    }
  });

  it('names the sum and, on a clock in Israel, the hour', () => {
    expect(smsText('charge_failed', values, link, 'en')).toContain('123.50');
    expect(smsText('send_held', values, link, 'he')).toContain('18:30');
  });
});
