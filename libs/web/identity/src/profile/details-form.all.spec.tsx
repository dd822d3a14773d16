import { changeProfile, type OwnAccount } from '@smachot/contracts';
import { answerCalls } from '@smachot/web-platform';
import { startTexts, TestScreens } from '@smachot/web-ui';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import '../texts';
import { DetailsForm } from './details-form';

const user: OwnAccount = {
  ...{ id: '7b0c2c7e-1111-4222-8333-444455556666', username: 'u1', phoneNumber: '+972502345678' },
  ...{ firstName: 'נועה', lastName: 'ברק', email: 'noa@example.test', emailVerified: true },
  ...{ groups: [], verified: true, assignedStores: [] },
};
/** The form, and a button that stands for a newer answer of the server. */
const Shown = ({ first, newer }: { first: OwnAccount; newer: OwnAccount }) => {
  const [person, setPerson] = useState(first);
  return (
    <>
      <DetailsForm user={person} />
      <button onClick={() => setPerson(newer)}>newer</button>
    </>
  );
};
const open = async (person: OwnAccount, newer = person) => {
  await startTexts('identity');
  const { asked } = answerCalls([{ call: changeProfile, answer: person }]);
  render(<TestScreens routes={[{ path: '/', element: <Shown first={person} newer={newer} /> }]} />);
  return () => asked.map(({ body }) => body);
};
const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label);
const type = async (label: string, value: string) =>
  fireEvent.change(await field(label), { target: { value } });
const readAgain = () => fireEvent.click(screen.getByRole('button', { name: 'newer' }));
const save = () => fireEvent.click(screen.getByRole('button', { name: 'שמירה' }));

beforeEach(() => localStorage.clear());
afterEach(cleanup);

it('has the name that was typed again, with the address that was changed on another device since', async () => {
  await open(user);
  await type('שם פרטי', 'נועם');
  cleanup();
  const sent = await open({ ...user, email: 'new@example.test' });
  expect(await screen.findByText(/החזרנו את מה שכתבתם/)).toBeTruthy();
  expect((await field('דוא״ל')).value).toBe('new@example.test');
  save();
  await waitFor(() => expect(sent()).toEqual([{ firstName: 'נועם' }]));
});

it('sends only the fields that were typed', async () => {
  const sent = await open(user);
  await type('שם פרטי', 'נועם');
  save();
  await waitFor(() => expect(sent()).toEqual([{ firstName: 'נועם' }]));
});

it('puts what was saved on another device under what is typed', async () => {
  const sent = await open(user, { ...user, email: 'new@example.test' });
  await type('שם פרטי', 'נועם');
  readAgain();
  await waitFor(async () => expect((await field('דוא״ל')).value).toBe('new@example.test'));
  expect((await field('שם פרטי')).value).toBe('נועם');
  save();
  await waitFor(() => expect(sent()).toEqual([{ firstName: 'נועם' }]));
});

it('has a later draft upon the name that was saved', async () => {
  const sent = await open(user, { ...user, firstName: 'נועם' });
  await type('שם פרטי', 'נועם');
  save();
  await waitFor(() => expect(sent()).toHaveLength(1));
  readAgain();
  await type('שם משפחה', 'לוי');
  cleanup();
  await open({ ...user, firstName: 'נעמי' });
  expect((await field('שם משפחה')).value).toBe('לוי');
  expect((await field('שם פרטי')).value).toBe('נעמי');
});
