import { answerCalls, type Answer, type SentRequest } from '@smachot/web-platform';
import { AddCardContext, prepareTestWindow, startTexts, TestScreens } from '@smachot/web-ui';
import { render } from '@testing-library/react';
import '../texts';
import { Outlet } from 'react-router';
import { becomePartnerRoutes } from '../become.routes';
import { accountRoutes, dashboardRoutes } from '../routes';
import { DashboardShell } from '../shell/dashboard-shell';

/** Stands for the app, which provides the dialog that stores a card. */
const WithCards = () => (
  <AddCardContext value={({ onClose }) => <button onClick={onClose}>טופס הכרטיס</button>}>
    <Outlet />
  </AddCardContext>
);

/** Renders the dashboard around a table of answers; returns the requests that the server received. */
export const renderDashboard = async (
  at: string,
  answers: Answer[],
  width = 1440,
): Promise<{ asked: SentRequest[] }> => {
  prepareTestWindow(width);
  await startTexts('dashboard');
  const { asked } = answerCalls(answers);
  render(
    <TestScreens
      at={at}
      routes={[
        ...becomePartnerRoutes,
        {
          path: '/dashboard/:storeUsername',
          element: <DashboardShell missing={<h1>לא נמצא כאן</h1>} />,
          children: [...dashboardRoutes, { Component: WithCards, children: accountRoutes }],
        },
      ]}
    />,
  );
  return { asked };
};
