import { startTexts, TestScreens } from '@smachot/web-ui';
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import '../texts';
import { emptyBecome, storeWire } from '../become/become-values';
import { PhoneField } from './phone-field';

type Sent = ReturnType<typeof storeWire>;
function Form({ onSend }: { onSend: (sent: Sent) => void }) {
  const [values, setValues] = useState(emptyBecome());
  const change = (more: Partial<typeof values>) => {
    setValues({ ...values, ...more });
    onSend(storeWire({ ...values, ...more }));
  };
  return <PhoneField values={values} error={undefined} onChange={change} />;
}

it('shows a phone to everybody only when its owner says so', async () => {
  await startTexts('dashboard');
  const onSend = jest.fn<void, [Sent]>();
  render(<TestScreens routes={[{ path: '/', element: <Form onSend={onSend} /> }]} />);
  const phone = await screen.findByLabelText<HTMLInputElement>('טלפון העסק');
  expect([phone.value, phone.autocomplete]).toEqual(['', 'off']);
  fireEvent.change(phone, { target: { value: '0501234567' } });
  expect(onSend.mock.lastCall![0]).toMatchObject({ businessPhone: '0501234567', phoneIsPublic: false });
  fireEvent.click(screen.getByRole('switch', { name: 'להציג את הטלפון לכולם' }));
  expect(onSend.mock.lastCall![0]).toMatchObject({ phoneIsPublic: true });
});
