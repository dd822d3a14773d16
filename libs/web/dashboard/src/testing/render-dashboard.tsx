import {
  answerCalls,
  registerTexts,
  startLanguage,
  TestApp,
  type Answer,
  type Asked,
} from '@smachot/web-platform';
import { AppTheme, uiTexts } from '@smachot/web-ui';
import { configure, render } from '@testing-library/react';
import '../texts';
import { becomePartnerRoutes, dashboardRoutes } from '../routes';
import { DashboardShell } from '../shell/dashboard-shell';

/** What jsdom has no idea of: widths, scrolling. */
const prepareWindow = (width: number) => {
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

/** The partner's side around a table of answers; gives what the server was asked. */
export const renderDashboard = async (
  at: string,
  answers: Answer[],
  width = 1440,
): Promise<{ asked: Asked[] }> => {
  prepareWindow(width);
  registerTexts('ui', uiTexts);
  await startLanguage('he', ['platform', 'ui', 'dashboard']);
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
        ...becomePartnerRoutes,
        {
          path: '/dashboard/:storeUsername',
          element: <DashboardShell missing={<h1>לא נמצא כאן</h1>} />,
          children: dashboardRoutes,
        },
      ]}
      wrap={(inside) => <AppTheme settings={settings}>{inside}</AppTheme>}
    />,
  );
  return { asked };
};
