import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { CodeInput, codeDigits } from './code-input';

function Form({ onComplete }: { onComplete: (code: string) => void }) {
  const [code, setCode] = useState('');
  return <CodeInput value={code} onChange={setCode} onComplete={onComplete} label="code" />;
}
const type = (text: string) => fireEvent.change(screen.getByLabelText('code'), { target: { value: text } });

it.each([
  ['481902', '481902'],
  ['הקוד שלכם בשמחות: 481-902', '481902'],
  [' 481 902 ', '481902'],
  ['٤٨١٩٠٢', '481902'],
  ['4819021', '481902'],
  ['abc', ''],
])('reads %j as %j', (text, digits) => expect(codeDigits(text)).toBe(digits));

it('is one field that phones fill in by themselves, drawn as six cells', () => {
  render(<Form onComplete={() => undefined} />);
  const input = screen.getByLabelText('code');
  expect(input.getAttribute('autocomplete')).toBe('one-time-code');
  expect(input.getAttribute('inputmode')).toBe('numeric');
  // a limit on the field would cut a pasted sentence before its digits
  expect(input.hasAttribute('maxlength')).toBe(false);
  type('481');
  expect([...document.querySelectorAll('i')].map((cell) => cell.textContent)).toEqual([
    '4',
    '8',
    '1',
    '',
    '',
    '',
  ]);
});

it('says once that the code is whole, and again for another one', () => {
  const codes: string[] = [];
  render(<Form onComplete={(code) => codes.push(code)} />);
  type('481902');
  type('4819027');
  expect(codes).toEqual(['481902']);
  type('48190');
  type('481903');
  expect(codes).toEqual(['481902', '481903']);
});
