import { AppTheme, uiTexts } from '@smachot/web-ui';
import {
  answerCalls,
  registerTexts,
  startLanguage,
  TestApp,
  useRequestedUnit,
  type Answer,
  type Asked,
} from '@smachot/web-platform';
import { configure, render } from '@testing-library/react';
import { BrowseScreen } from '../browse/browse.screen';
import { storeRoutes } from '../routes';
import '../texts';

// whole screens on a busy machine take their time
jest.setTimeout(60_000);
configure({ asyncUtilTimeout: 15_000 });

/** What jsdom has no idea of: widths, scrolling, sheets. */
const prepareWindow = (width: number) => {
  window.matchMedia = (query: string) =>
    ({
      matches:
        /reduced-motion/.test(query) || Number(/min-width:\s*(\d+)/.exec(query)?.[1] ?? Infinity) <= width,
      media: query,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
      addListener: () => undefined,
      removeListener: () => undefined,
    }) as unknown as MediaQueryList;
  window.scrollTo = () => undefined;
  Element.prototype.scrollIntoView = () => undefined;
};

/** Where the order goes on; says what came with it. */
function Checkout() {
  return <output aria-label="checkout">{JSON.stringify(useRequestedUnit())}</output>;
}

/** The customer's screens around a table of answers; gives what the server was asked. */
export const renderStores = async (
  at: string,
  answers: Answer[],
  { width = 1440, event }: { width?: number; event?: object } = {},
): Promise<{ asked: Asked[] }> => {
  prepareWindow(width);
  localStorage.clear();
  if (event) localStorage.setItem('storedEvent', JSON.stringify(event));
  registerTexts('ui', uiTexts);
  await startLanguage('he', ['platform', 'ui', 'stores']);
  const { asked } = answerCalls(answers);
  const settings = {
    themeMode: 'light',
    direction: 'rtl',
    contrast: 'default',
    stretch: false,
    language: 'he',
  } as const;
  render(
    <TestApp
      at={at}
      routes={[
        { path: '/', element: <BrowseScreen entrance={<p>אישורי הגעה</p>} /> },
        { path: '/partner/:partnerUsername/checkout', element: <Checkout /> },
        { path: '/partner', children: storeRoutes },
      ]}
      wrap={(inside) => <AppTheme settings={settings}>{inside}</AppTheme>}
    />,
  );
  return { asked };
};
