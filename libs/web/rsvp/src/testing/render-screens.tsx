import { prepareTestWindow, startTexts, TestScreens } from '@smachot/web-ui';
import { answerCalls, type Answer, type SentRequest } from '@smachot/web-platform';
import { render } from '@testing-library/react';
import '../texts';
import { doorRoute, rsvpRoutes } from '../routes';

/** Renders the feature's screens around a table of answers; returns the requests that the server received. */
export const renderScreens = async (
  at: string,
  answers: Answer[],
  width = 1440,
): Promise<{ asked: SentRequest[] }> => {
  prepareTestWindow(width);
  await startTexts('rsvp');
  const { asked } = answerCalls(answers);
  render(<TestScreens at={at} routes={[{ path: '/me/rsvps', children: rsvpRoutes }, doorRoute]} />);
  return { asked };
};
