import { startTexts, TestScreens } from '@smachot/web-ui';
import { answerCalls, type Answer, type Asked } from '@smachot/web-platform';
import { configure, render } from '@testing-library/react';
import '../texts';
import { rsvpRoutes } from '../routes';

/** What jsdom has no idea of: widths, sizes, scrolling. Screens are drawn as on a wide monitor. */
const prepareWindow = (width: number) => {
  globalThis.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  window.matchMedia = (query: string) =>
    ({
      matches: Number(/min-width:\s*(\d+)/.exec(query)?.[1] ?? Infinity) <= width,
      media: query,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
      addListener: () => undefined,
      removeListener: () => undefined,
    }) as unknown as MediaQueryList;
  window.scrollTo = () => undefined;
};

// whole screens on a busy machine take their time
jest.setTimeout(60_000);
configure({ asyncUtilTimeout: 15_000 });

/** The feature's screens around a table of answers; gives what the server was asked. */
export const renderScreens = async (
  at: string,
  answers: Answer[],
  width = 1440,
): Promise<{ asked: Asked[] }> => {
  prepareWindow(width);
  await startTexts('rsvp');
  const { asked } = answerCalls(answers);
  render(<TestScreens at={at} routes={[{ path: '/me/rsvps', children: rsvpRoutes }]} />);
  return { asked };
};
