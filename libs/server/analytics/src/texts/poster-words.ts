import type { ByLanguage } from '@smachot/i18n';

/** What a poster invites to: the store's page, or one thing that it sells. */
export const POSTER_WORDS: ByLanguage<{ store: string; unit: string }> = {
  he: { store: 'סורקים ורואים מה יש אצלנו', unit: 'סורקים, רואים ומזמינים' },
  en: { store: 'Scan to see what we offer', unit: 'Scan, look and order' },
  ru: { store: 'Отсканируйте и посмотрите, что у нас есть', unit: 'Отсканируйте, посмотрите и закажите' },
  ar: { store: 'امسحوا الرمز لتروا ما نقدّمه', unit: 'امسحوا الرمز، شاهدوا واطلبوا' },
};
