import type { ThreadMessage } from '@smachot/contracts';
import { answerCalls, signInNoa, type Answer, type SentRequest } from '@smachot/web-platform';
import { prepareTestWindow, startTexts, TestScreens } from '@smachot/web-ui';
import { render } from '@testing-library/react';
import type { ThreadPage } from '../conversations-api';
import { askRoutes, reportRoutes, threadRoutes } from '../routes';
import '../texts';

export const THREAD_ID = '01920000-0000-7000-8000-00000000d001';

export const aMessage = (number: number, overrides: Partial<ThreadMessage> = {}): ThreadMessage => ({
  _id: `01920000-0000-7000-8000-0000000000${String(number).padStart(2, '0')}`,
  number,
  by: 'customer',
  you: false,
  author: null,
  text: `הודעה ${number}`,
  masked: false,
  about: null,
  picture: null,
  at: '2026-11-22T10:00:00.000Z',
  ...overrides,
});

/** An open thread from the store's side, without unread messages. */
export const aThread = (overrides: Partial<ThreadPage> = {}): ThreadPage => ({
  _id: THREAD_ID,
  side: 'partner',
  status: 'open',
  partnerUsername: 'savta-julie',
  name: 'נועה',
  obstacle: null,
  reportedByYou: false,
  contactsShown: false,
  unread: 0,
  waiting: false,
  messages: [aMessage(1)],
  olderCursor: null,
  ...overrides,
});

/** Renders this feature's screens around a table of answers; returns the requests that the server received. */
export const renderThreads = async (
  at: string,
  answers: Answer[],
  who: object = {},
): Promise<{ asked: SentRequest[] }> => {
  prepareTestWindow();
  localStorage.clear();
  await startTexts('conversations');
  signInNoa({ assignedStores: ['savta-julie'], ...who });
  const { asked } = answerCalls(answers);
  render(
    <TestScreens
      at={at}
      routes={[
        { path: '/me/messages', children: threadRoutes },
        { path: '/dashboard/:storeUsername/messages', children: threadRoutes },
        { path: '/admin-panel/reports', children: reportRoutes },
        ...askRoutes,
      ]}
    />,
  );
  return { asked };
};
