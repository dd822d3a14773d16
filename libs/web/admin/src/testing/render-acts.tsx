import { answerCalls, signInNoa, type Answer, type SentRequest } from '@smachot/web-platform';
import { prepareTestWindow, startTexts, TestScreens } from '@smachot/web-ui';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { adminRoutes } from '../routes';

/** Renders the panel's screens around a table of answers; returns the requests that the server received. */
export const renderActs = async (path: string, answers: Answer[]): Promise<{ asked: SentRequest[] }> => {
  prepareTestWindow(1440);
  localStorage.clear();
  await startTexts('admin');
  signInNoa({ groups: ['super-admin'] });
  const { asked } = answerCalls(answers);
  render(
    <TestScreens at={`/admin-panel${path}`} routes={[{ path: '/admin-panel', children: adminRoutes }]} />,
  );
  return { asked };
};

/** Presses an act's button, says why in its dialog, and confirms. */
export const act = async (name: string | RegExp, why = 'נבדק ונמצא תקין') => {
  fireEvent.click(await screen.findByRole('button', { name }));
  const dialog = await screen.findByRole('dialog');
  fireEvent.change(within(dialog).getByLabelText('סיבה'), { target: { value: why } });
  fireEvent.click(within(dialog).getByRole('button', { name }));
  return dialog;
};

/** What the server was asked to change. */
export const changes = (asked: SentRequest[]) =>
  asked.filter(({ method }) => method !== 'GET').map(({ path, body }) => ({ path, body }));
