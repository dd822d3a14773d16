import { render } from '@testing-library/react';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { Count } from './count';

it.each([
  ['he', '12,200'],
  ['en', '12,200'],
  ['ru', '12\u00a0200'],
])('keeps thousands apart as %s does', async (language, written) => {
  await i18next.use(initReactI18next).init({ lng: language, resources: {} });
  expect(render(<Count of={12_200} />).container.textContent).toBe(written);
});
