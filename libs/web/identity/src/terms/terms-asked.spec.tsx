import { acceptTerms, readTermsAcceptance } from '@smachot/contracts';
import { answerCalls, signInNoa } from '@smachot/web-platform';
import { prepareTestWindow, startTexts, TestScreens } from '@smachot/web-ui';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import '../texts';
import { TermsAsked } from './terms-asked';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const open = async (state: { accepted: string; mustAccept: boolean }) => {
  prepareTestWindow(390);
  await startTexts('identity');
  signInNoa();
  const answer = { version: '2027-01-01', ...state };
  const { asked } = answerCalls([{ call: acceptTerms }, { call: readTermsAcceptance, answer }]);
  render(<TestScreens at="/" routes={[{ path: '/', element: <TermsAsked /> }]} />);
  return { asked, answer };
};

it('asks for the version in force, and is gone once it is accepted', async () => {
  const { asked, answer } = await open({ accepted: '2026-11-23', mustAccept: true });
  const button = await screen.findByRole('button', { name: 'אני מאשר/ת את התנאים' });
  Object.assign(answer, { accepted: answer.version, mustAccept: false });
  fireEvent.click(button);
  await waitFor(() => expect(screen.queryByRole('button')).toBeNull());
  expect(asked.find(({ method }) => method === 'POST')?.body).toEqual({ version: '2027-01-01' });
});

it('says nothing to somebody who accepted them', async () => {
  const { asked } = await open({ accepted: '2027-01-01', mustAccept: false });
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(screen.queryByRole('button')).toBeNull();
});

it('asks no admin who looks through the eyes of another', async () => {
  const endsAt = new Date(Date.now() + 600_000).toISOString();
  sessionStorage.setItem('viewed-as', JSON.stringify({ access_token: 't', name: 'דנה לוי', endsAt }));
  const { asked } = await open({ accepted: '2026-11-23', mustAccept: true });
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(screen.queryByRole('button')).toBeNull();
});
