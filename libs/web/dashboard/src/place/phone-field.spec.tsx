import { startTexts, TestScreens } from '@smachot/web-ui';
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import '../texts';
import { emptyBecome, storeWire } from '../become/become-values';
import { PhoneField } from './phone-field';

let sent: ReturnType<typeof storeWire>;
function Form() {
  const [values, setValues] = useState(emptyBecome());
  sent = storeWire(values);
  return (
    <PhoneField values={values} error={undefined} onChange={(more) => setValues({ ...values, ...more })} />
  );
}

it('shows a phone to everybody only when its owner says so', async () => {
  await startTexts('dashboard');
  render(<TestScreens routes={[{ path: '/', element: <Form /> }]} />);
  const phone = await screen.findByLabelText<HTMLInputElement>('טלפון העסק');
  expect([phone.value, phone.autocomplete]).toEqual(['', 'off']);
  fireEvent.change(phone, { target: { value: '0501234567' } });
  expect(sent).toMatchObject({ businessPhone: '0501234567', phoneIsPublic: false });
  fireEvent.click(screen.getByRole('switch', { name: 'להציג את הטלפון לכולם' }));
  expect(sent).toMatchObject({ phoneIsPublic: true });
});
