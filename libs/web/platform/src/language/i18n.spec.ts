import { i18n, loadTexts, registerTexts, startLanguage } from './i18n';

it('texts that a screen registers after the language was started are loaded, and not held to be empty', async () => {
  await startLanguage('he', ['platform', 'reviews' as 'platform']);
  registerTexts('reviews' as 'platform', {
    he: () => Promise.resolve({ title: 'ביקורות' }),
    en: () => Promise.resolve({ title: 'Reviews' }),
    ru: () => Promise.resolve({ title: 'Отзывы' }),
    ar: () => Promise.resolve({ title: 'التقييمات' }),
  });
  await loadTexts(['platform', 'reviews' as 'platform']);
  expect(i18n.t('title', { ns: 'reviews' })).toBe('ביקורות');
});
