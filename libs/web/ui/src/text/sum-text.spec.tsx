import { render } from '@testing-library/react';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { SumText } from './sum-text';

it('a sum has the direction of its format', async () => {
  await i18next.use(initReactI18next).init({ lng: 'he', resources: {} });
  const sum = render(<SumText shekels={3020} />).container.querySelector('bdi');
  expect(sum?.textContent.startsWith('\u200F')).toBe(true);
  // forced from the left, the sign would stick to the wrong end of the digits
  expect(sum?.hasAttribute('dir')).toBe(false);
});
