import { NotificationKind } from '@smachot/contracts';
import { mailOf } from './mail-text';

const links = {
  about: 'https://app.smachot.example/me/payments?a=1&b=2',
  preferences: 'https://app.smachot.example/me/profile#notifications',
};

describe('the mail of a notification', () => {
  it.each(NotificationKind.options)('says what happened, where to go and how to have no more: %s', (kind) => {
    for (const language of ['he', 'en', 'ru', 'ar'] as const) {
      const { subject, text, html } = mailOf(
        kind,
        { amount: 12, until: '2026-12-19T16:30:00Z' },
        links,
        language,
      );
      expect(subject).toMatch(language === 'en' ? / · Smachot$/ : / · שמחות$/);
      expect(subject).not.toMatch(/undefined|NaN|^(שמחות|Smachot): /);
      expect(text).toContain(links.about);
      expect(text).toContain(links.preferences);
      expect(html).toContain(language === 'en' ? 'dir="ltr"' : 'dir="rtl"');
    }
  });

  it('cannot be broken by what stands in it', () => {
    const { html } = mailOf(
      'charge_failed',
      { amount: 12 },
      { ...links, about: 'https://x.example/"><script>' },
      'he',
    );
    expect(html).not.toContain('<script>');
  });
});
