import { type Language, NotificationKind } from '@smachot/contracts';
import { mailOf } from './mail-text';

const links = {
  about: 'https://app.smachot.example/me/payments?a=1&b=2',
  preferences: 'https://app.smachot.example/me/profile#notifications',
};
const to = (language: Language) => ({ language, readAt: new Date('2026-12-01T10:00:00Z') });

describe('the mail of a notification', () => {
  it.each(NotificationKind.options)('says what happened, where to go and how to have no more: %s', (kind) => {
    for (const language of ['he', 'en', 'ru', 'ar'] as const) {
      const { subject, text, html } = mailOf(
        kind,
        { amount: 12, until: '2026-12-19T16:30:00Z' },
        links,
        to(language),
      );
      expect(subject).toMatch(language === 'he' ? / · שמחות$/ : / · Smachot$/);
      expect(subject).not.toMatch(/undefined|NaN|^(שמחות|Smachot): /);
      expect(text).toContain(links.about);
      expect(text).toContain(links.preferences);
      expect(html).toContain(
        language === 'he' || language === 'ar'
          ? `lang="${language}" dir="rtl"`
          : `lang="${language}" dir="ltr"`,
      );
    }
  });

  it('gives an admin’s explanation in full, and not in the subject where it is long', () => {
    const explanation = 'תלונות של לקוחות '.repeat(20);
    for (const kind of ['store_suspended', 'store_reinstated'] as const) {
      const { subject, text } = mailOf(kind, { store: 'סבתא ג׳ולי', explanation }, links, to('he'));
      expect(text).toContain(explanation);
      expect(subject.length).toBeLessThan(160);
    }
    const { text } = mailOf(
      'plan_fitted',
      { store: 'סבתא ג׳ולי', archived: 2, units: 'בר, קינוחים', suspended: 1 },
      links,
      to('he'),
    );
    expect(text).toContain('בארכיון: בר, קינוחים. חברי צוות בלי גישה: 1');
  });

  it('makes no link of the words of people', () => {
    const { text, html } = mailOf(
      'review_invited',
      { store: 'evil.xyz/pay' },
      { about: 'https://app.smachot.example/x', preferences: links.preferences },
      to('he'),
    );
    expect(text + html).not.toContain('evil');
    expect(text).toContain('https://app.smachot.example/x');
  });

  it('cannot be broken by what stands in it', () => {
    const { html } = mailOf(
      'charge_failed',
      { amount: 12 },
      { ...links, about: 'https://x.example/"><script>' },
      to('he'),
    );
    expect(html).not.toContain('<script>');
  });
});
