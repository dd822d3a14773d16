import { Language } from '@smachot/contracts';
import { i18n } from '@smachot/web-platform';
import { startTexts } from '@smachot/web-ui';
import { act, cleanup, render } from '@testing-library/react';
import '../texts';
import { When } from './when';

beforeAll(() => startTexts('admin'));
afterEach(async () => {
  cleanup();
  await act(() => i18n.changeLanguage('he'));
});

// numbers of an Arabic date carry marks of direction, which mix it up where all is forced to the left
it.each(Language.options)('forces no direction upon a date in %s, only upon the hour', async (language) => {
  await act(() => i18n.changeLanguage(language));
  const { container } = render(<When at="2026-11-27T08:50:00Z" />);
  const [date, time] = [...container.querySelectorAll('bdi')];
  expect(date?.textContent).toMatch(/27.*11.*2026/);
  expect(date?.dir).toBe('');
  expect([time?.textContent, time?.dir]).toEqual(['10:50', 'ltr']);
});
