import {
  type AdminHit,
  adminSearch,
  listAdminEvents,
  listAdminNotes,
  listAdminOrders,
  listAudit,
  listPartnerMoves,
  listPartners,
  listSavedViews,
  listSubscriptions,
  listUsers,
  readPartner,
  readSubscription,
  readUser,
  type SavedView,
} from '@smachot/contracts';
import { type Answer, answerCalls, type SentRequest, signInNoa } from '@smachot/web-platform';
import { prepareTestWindow, startTexts, TestScreens } from '@smachot/web-ui';
import { render, screen } from '@testing-library/react';
import { Outlet, useLocation } from 'react-router';
import { adminListRoutes } from '../routes';
import {
  aPartner,
  aPartnerMove,
  aPartnerRecord,
  aSubscriptionRecord,
  aUser,
  aUserRecord,
  aNote,
  anAct,
  anAdminEvent,
  anAdminOrder,
  anAdminSubscription,
} from './some-rows';

const end = { nextCursor: null, count: { rows: 1, capped: false } };
export const ofUsers = (users = [aUser()], change: object = {}): Answer => ({
  call: listUsers,
  answer: { users, ...end, ...change },
});
export const views = (saved: SavedView[]): Answer => ({ call: listSavedViews, answer: { views: saved } });
export const finding = (hits: AdminHit[]): Answer => ({ call: adminSearch, answer: { hits } });

/** Every call of the lists, answered with one row. */
const answers: Answer[] = [
  ofUsers(),
  { call: listPartners, answer: { partners: [aPartner()], ...end } },
  { call: listAdminOrders, answer: { orders: [anAdminOrder()], ...end } },
  { call: listAdminEvents, answer: { events: [anAdminEvent()], ...end } },
  { call: listSubscriptions, answer: { subscriptions: [anAdminSubscription()], ...end } },
  { call: listAudit, answer: { entries: [anAct()], ...end } },
  { call: readUser, answer: aUserRecord() },
  { call: readPartner, answer: aPartnerRecord() },
  { call: readSubscription, answer: aSubscriptionRecord() },
  { call: listAdminNotes, answer: { notes: [aNote()], nextCursor: null } },
  { call: listPartnerMoves, answer: { moves: [aPartnerMove()], nextCursor: null } },
  views([]),
];

function WithAddress() {
  const { pathname, search } = useLocation();
  return (
    <>
      <output aria-label="address">{decodeURIComponent(`${pathname}${search}`)}</output>
      <Outlet />
    </>
  );
}
/** Where the screen is, below the panel. */
export const addressNow = () => screen.getByLabelText('address').textContent.replace('/admin-panel/', '');

/** Renders a screen of the panel; `first` answers before the usual table does. Returns the requests that the server received. */
export const renderList = async (
  at: string,
  first: Answer[] = [],
  width = 1440,
): Promise<{ asked: SentRequest[] }> => {
  prepareTestWindow(width);
  localStorage.clear();
  await startTexts('admin');
  signInNoa({ groups: ['super-admin'] });
  const { asked } = answerCalls([...first, ...answers]);
  const children = [
    { path: '/admin-panel', children: adminListRoutes },
    { path: '*', element: null },
  ];
  render(<TestScreens at={`/admin-panel/${at}`} routes={[{ element: <WithAddress />, children }]} />);
  return { asked };
};
