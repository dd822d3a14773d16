import { answerCalls, useRequestedUnit, type Answer, type SentRequest } from '@smachot/web-platform';
import { prepareTestWindow, startTexts, TestScreens } from '@smachot/web-ui';
import { render } from '@testing-library/react';
import { BrowseScreen } from '../browse/browse.screen';
import { choosingRoutes, storeRoutes } from '../routes';
import '../texts';

/** Stands for the checkout; prints the requested unit. */
function Checkout() {
  return <output aria-label="checkout">{JSON.stringify(useRequestedUnit())}</output>;
}

type Options = {
  width?: number;
  event?: object;
  settings?: object;
  /** Further values in this browser's storage. */
  stored?: Record<string, unknown>;
};

/** Renders the customer's screens with a table of answers; returns the requests the server received. */
export const renderStores = async (
  at: string,
  answers: Answer[],
  { width = 1440, event, settings, stored = {} }: Options = {},
): Promise<{ asked: SentRequest[] }> => {
  prepareTestWindow(width);
  localStorage.clear();
  if (settings) localStorage.setItem('settings', JSON.stringify(settings));
  if (event) localStorage.setItem('storedEvent', JSON.stringify(event));
  for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, JSON.stringify(value));
  await startTexts('stores');
  const { asked } = answerCalls(answers);
  render(
    <TestScreens
      at={at}
      routes={[
        {
          path: '/',
          element: <BrowseScreen hostCard={<p>כרטיס המארחים</p>} entrance={<p>אישורי הגעה</p>} />,
        },
        { path: '/partner/:partnerUsername/checkout', element: <Checkout /> },
        { path: '/partner', children: storeRoutes },
        { path: '/', children: choosingRoutes },
      ]}
    />,
  );
  return { asked };
};
