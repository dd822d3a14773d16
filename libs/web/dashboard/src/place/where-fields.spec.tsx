import { searchPlaces } from '@smachot/contracts';
import { answerCalls } from '@smachot/web-platform';
import { prepareTestWindow, startTexts, TestScreens } from '@smachot/web-ui';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import '../texts';
import { emptyBecome, type PlaceValues } from '../become/become-values';
import { WhereFields } from './where-fields';

function Where() {
  const [values, setValues] = useState<PlaceValues>(emptyBecome());
  return (
    <WhereFields values={values} faults={{}} onChange={(change) => setValues({ ...values, ...change })} />
  );
}

const address = () => screen.getByRole<HTMLInputElement>('combobox');
const town = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'עיר' });
const type = (field: HTMLInputElement, text: string) => {
  for (let end = 1; end <= text.length; end++)
    fireEvent.change(field, { target: { value: text.slice(0, end) } });
};

beforeEach(async () => {
  prepareTestWindow();
  await startTexts('dashboard');
  answerCalls([{ call: searchPlaces, answer: { places: [] } }]);
  render(<TestScreens at="/" routes={[{ path: '/', element: <Where /> }]} />);
  await screen.findByRole('combobox');
});
afterEach(cleanup);

it.each([
  ['הרצל 12, חיפה', 'חיפה'],
  ['חיפה', 'חיפה'],
  ['Herzl 12, Haifa, Israel', 'Haifa'],
  ['הרצל 12', ''],
])('the town follows an address typed key by key: %s', (typed, expected) => {
  type(address(), typed);
  expect(town().value).toBe(expected);
});

it('a town typed by hand stays', () => {
  type(address(), 'הרצל 12, חיפה');
  type(town(), 'נשר');
  type(address(), 'הרצל 14, חיפה');
  expect(town().value).toBe('נשר');
});
