import {
  listTerms,
  manageStore,
  type Proposal,
  readProposal,
  reviseProposal,
  saveProposal,
  sendProposal,
} from '@smachot/contracts';
import { type Answer, refusing } from '@smachot/web-platform';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { aProposal, content, ID } from '../testing/a-proposal';
import { aStore } from '../testing/a-store';
import { renderDashboard } from '../testing/render-dashboard';

const viewed = (change: Partial<Proposal> = {}) =>
  aProposal({ status: 'viewed', link: 'L'.repeat(32), ...change });
const open = async (...answers: Answer[]) => {
  const { asked } = await renderDashboard(`/dashboard/savta/proposals/${ID}`, [
    ...answers,
    { call: manageStore, answer: aStore() },
    { call: listTerms, answer: { terms: [], library: [], mayEdit: true } },
  ]);
  return (path: string) => asked.filter((one) => one.method !== 'GET' && one.path.endsWith(path));
};
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = async (label: string, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } });

beforeEach(() => localStorage.clear());
afterEach(cleanup);

it('keeps what is typed into a draft that was saved elsewhere meanwhile, and saves it upon that', async () => {
  const reading = { call: readProposal, answer: aProposal() };
  const sent = await open(refusing(saveProposal, 'conflict.version'), reading);
  await type('הערות ללקוח', 'כולל הגשה');
  reading.answer = aProposal({ content: { ...content, customerName: 'דנה כהן' }, version: 4 });
  await press('שמירת הטיוטה');
  await waitFor(() => expect(field('שם הלקוח').value).toBe('דנה כהן'));
  expect(field('הערות ללקוח').value).toBe('כולל הגשה');
  await press('שמירת הטיוטה');
  await waitFor(() => expect(sent(ID)).toHaveLength(2));
  expect(sent(ID)[1]!.body).toMatchObject({
    ...{ customerName: 'דנה כהן', remarks: 'כולל הגשה', version: 4 },
  });
});

it('says why a draft was not sent, though it was saved', async () => {
  const reading = { call: readProposal, answer: aProposal({ asked: true }) };
  const saved = aProposal({ content: { ...content, customerName: 'דנה כהן' }, version: 4 });
  await open({ call: saveProposal, answer: saved }, refusing(sendProposal, 'proposal.sent_today'), reading);
  await type('שם הלקוח', ' דנה כהן ');
  reading.answer = saved;
  await press('לשלוח ללקוח');
  await waitFor(() => expect(field('שם הלקוח').value).toBe('דנה כהן'));
  expect(screen.getByText('נשלחו היום כל ההצעות שאפשר. אפשר להמשיך מחר')).toBeTruthy();
});

it('keeps what is typed into another version while somebody else sends one', async () => {
  const reading = { call: readProposal, answer: viewed() };
  const sent = await open(refusing(reviseProposal, 'conflict.version'), reading);
  await press('גרסה חדשה');
  await type('הערות ללקוח', 'מחיר חדש');
  reading.answer = viewed({ content: { ...content, customerName: 'דנה כהן' }, version: 4 });
  await press('לשלוח את הגרסה החדשה');
  await waitFor(() => expect(field('שם הלקוח').value).toBe('דנה כהן'));
  await press('לשלוח את הגרסה החדשה');
  await waitFor(() => expect(sent('/versions')).toHaveLength(2));
  expect(sent('/versions')[1]!.body).toMatchObject({
    ...{ customerName: 'דנה כהן', remarks: 'מחיר חדש', version: 4 },
  });
});

it('has what was typed into another version again after a reload, though the customer has looked at the proposal', async () => {
  await open({ call: readProposal, answer: viewed() });
  await press('גרסה חדשה');
  await type('הערות ללקוח', 'מחיר חדש');
  cleanup();
  await open({ call: readProposal, answer: viewed({ version: 4 }) });
  await press('גרסה חדשה');
  expect(field('הערות ללקוח').value).toBe('מחיר חדש');
});
