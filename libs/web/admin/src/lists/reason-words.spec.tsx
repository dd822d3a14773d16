import { startTexts } from '@smachot/web-ui';
import { render } from '@testing-library/react';
import '../texts';
import { ReasonWords } from './reason-words';

it.each([
  ['document_unreadable', 'המסמך לא קריא'],
  ['חסר העמוד השני', 'חסר העמוד השני'],
])('the reason %s is said as %s', async (reason, words) => {
  await startTexts('admin');
  expect(render(<ReasonWords reason={reason} />).container.textContent).toBe(words);
});
