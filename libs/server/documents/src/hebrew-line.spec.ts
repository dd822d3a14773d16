import { visualRuns } from './hebrew-line';

const runs = (line: string) => visualRuns(line).map(({ text, script }) => `${script}:${text}`);

it('changes the font with the script, and keeps Arabic words in their reading order', () => {
  expect(runs('לכבוד: Анна')).toEqual(['cyrillic:Анна', 'latin: ', 'latin::', 'hebrew:לכבוד']);
  expect(runs('عرس ليلى')).toEqual(['arabic:ليلى', 'latin: ', 'arabic:عرس']);
});
it('keeps an isolated name apart from the number after it, and prints no isolates', () => {
  const line = visualRuns('\u2068חתונה\u2069 · 66 мест', 'ltr').map(({ text }) => text);
  expect(line).toEqual(['חתונה', ' ', '·', ' ', '66', ' ', 'мест']);
});
it('mirrors brackets where the line runs from the right', () =>
  expect(runs('קבלה (עותק)')).toEqual(['latin:(', 'hebrew:עותק', 'latin:)', 'latin: ', 'hebrew:קבלה']));
