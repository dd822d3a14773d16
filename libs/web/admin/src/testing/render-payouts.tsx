import { answerCalls, AskAgain, signInNoa, type Answer, type SentRequest } from '@smachot/web-platform';
import { prepareTestWindow, startTexts, TestScreens } from '@smachot/web-ui';
import { render } from '@testing-library/react';
import { payoutRoutes } from '../routes';

const AT = '/admin-panel/payouts';
type Given = {
  at?: string;
  /** Stands for the dialog in which a person confirms who they are. */
  ask?: () => Promise<boolean>;
};

/** Renders the payouts around a table of answers; returns the requests that the server received. */
export const renderPayouts = async (
  answers: Answer[],
  { at = '', ask = () => Promise.resolve(false) }: Given = {},
): Promise<{ asked: SentRequest[] }> => {
  prepareTestWindow(1440);
  localStorage.clear();
  await startTexts('admin');
  signInNoa({ groups: ['super-admin'] });
  const { asked } = answerCalls(answers);
  render(
    <AskAgain value={ask}>
      <TestScreens at={`${AT}${at}`} routes={[{ path: AT, children: payoutRoutes }]} />
    </AskAgain>,
  );
  return { asked };
};
