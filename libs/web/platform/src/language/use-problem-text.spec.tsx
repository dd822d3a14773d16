import { renderHook } from '@testing-library/react';
import type { Language } from '@smachot/contracts';
import { startLanguage } from './i18n';
import { useProblemText } from './use-problem-text';

const tooMany = (retryAfter?: number) => ({
  ...{ kind: 'answer', text: '', message: 'refused', status: 429, code: 'otp.too_many' },
  ...(retryAfter === undefined ? {} : { retryAfter }),
});

it.each<[Language, number | undefined, string]>([
  ['he', 33 * 60, 'נשלחו יותר מדי קודים. אפשר לבקש שוב בעוד 33 דקות'],
  ['he', 5, 'נשלחו יותר מדי קודים. אפשר לבקש שוב בעוד דקה'],
  ['he', 3 * 3600, 'נשלחו יותר מדי קודים. אפשר לבקש שוב בעוד 3 שעות'],
  ['he', undefined, 'נשלחו יותר מדי קודים. נסו שוב מאוחר יותר'],
  ['en', 33 * 60, 'Too many codes were sent. Try again in 33 minutes'],
  ['ru', 33 * 60, 'Отправлено слишком много кодов. Попробуйте снова через 33 минуты'],
  ['ar', 33 * 60, 'أُرسل عدد كبير من الرموز. حاولوا مرة أخرى خلال 33 دقيقة'],
])('a refused code says when to try again (%s, %s seconds)', async (language, retryAfter, sentence) => {
  await startLanguage(language);
  const { result } = renderHook(() => useProblemText());
  expect(result.current(tooMany(retryAfter))).toBe(sentence);
});
