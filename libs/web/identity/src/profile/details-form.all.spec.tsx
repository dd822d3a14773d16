import { changeProfile, type OwnAccount } from '@smachot/contracts';
import { answerCalls } from '@smachot/web-platform';
import { startTexts, TestScreens } from '@smachot/web-ui';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import '../texts';
import { DetailsForm } from './details-form';

const user: OwnAccount = {
  ...{ id: '7b0c2c7e-1111-4222-8333-444455556666', username: 'u1', phoneNumber: '+972502345678' },
  ...{ firstName: 'נועה', lastName: 'ברק', email: 'noa@example.test', emailVerified: true },
  ...{ groups: [], verified: true, assignedStores: [] },
};
const open = async (person: OwnAccount) => {
  await startTexts('identity');
  const { asked } = answerCalls([{ call: changeProfile, answer: person }]);
  render(<TestScreens routes={[{ path: '/', element: <DetailsForm user={person} /> }]} />);
  return asked;
};

beforeEach(() => localStorage.clear());
afterEach(cleanup);

it('has the name that was typed again, with the address that was changed on another device since', async () => {
  await open(user);
  fireEvent.change(await screen.findByLabelText('שם פרטי'), { target: { value: 'נועם' } });
  cleanup();
  const asked = await open({ ...user, email: 'new@example.test' });
  expect(await screen.findByText(/שמרנו את מה שכתבתם/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'שמירה' }));
  await waitFor(() =>
    expect(asked.map(({ body }) => body)).toEqual([
      { firstName: 'נועם', lastName: 'ברק', email: 'new@example.test' },
    ]),
  );
});
