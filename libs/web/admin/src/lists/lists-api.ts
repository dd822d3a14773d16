import {
  type AdminEventFilter,
  type AdminOrderFilter,
  type AdminPartnerFilter,
  type AdminSubscriptionFilter,
  type AdminUserFilter,
  type AuditFilter,
  adminSearch,
  deleteView,
  listAdminEvents,
  listAdminOrders,
  listAudit,
  listPartnerMoves,
  listPartners,
  listSavedViews,
  listSubscriptions,
  listUsers,
  moveEventStanding,
  readModeratedEvent,
  readPartner,
  readSubscription,
  type PartnerHistory,
  readUser,
  saveView,
} from '@smachot/contracts';
import { api, endpointsOf } from '@smachot/web-platform';

/** Super admins' endpoints of the lists. Reading people is audited, so nothing is read twice without need. */
const listsApi = api.injectEndpoints({
  endpoints: (b) => {
    const { change, pages, read } = endpointsOf(b);
    return {
      adminUsers: pages(listUsers, (filter: AdminUserFilter, page) => ({ query: { ...filter, ...page } })),
      adminPartners: pages(listPartners, (filter: AdminPartnerFilter, page) => ({
        query: { ...filter, ...page },
      })),
      adminOrders: pages(
        listAdminOrders,
        (filter: AdminOrderFilter, page) => ({ query: { ...filter, ...page } }),
        ['AdminActs'],
      ),
      adminSubscriptions: pages(listSubscriptions, (filter: AdminSubscriptionFilter, page) => ({
        query: { ...filter, ...page },
      })),
      adminEvents: pages(listAdminEvents, (filter: AdminEventFilter, page) => ({
        query: { ...filter, ...page },
      })),
      moderatedEvent: read(readModeratedEvent, ['AdminActs']),
      moveEventStanding: change(moveEventStanding, ['AdminActs']),
      auditEntries: pages(listAudit, (filter: AuditFilter, page) => ({ query: { ...filter, ...page } }), [
        'AdminActs',
      ]),
      adminUser: read(readUser, ['AdminActs']),
      adminPartner: read(readPartner, ['AdminActs']),
      adminSubscription: read(readSubscription, ['AdminActs']),
      partnerMoves: pages(
        listPartnerMoves,
        ({ partnerId, of }: { partnerId: string; of: PartnerHistory }, page) => ({
          params: { partnerId },
          query: { of, ...page },
        }),
      ),
      adminHits: read(adminSearch),
      savedViews: read(listSavedViews, ['SavedView']),
      saveView: change(saveView, ['SavedView']),
      deleteView: change(deleteView, ['SavedView']),
    };
  },
});

export const {
  useAdminUsersInfiniteQuery,
  useAdminPartnersInfiniteQuery,
  useAdminEventsInfiniteQuery,
  useModeratedEventQuery,
  useMoveEventStandingMutation,
  useAdminOrdersInfiniteQuery,
  useAdminSubscriptionsInfiniteQuery,
  useAuditEntriesInfiniteQuery,
  useAdminUserQuery,
  useAdminPartnerQuery,
  useAdminSubscriptionQuery,
  usePartnerMovesInfiniteQuery,
  useAdminHitsQuery,
  useSavedViewsQuery,
  useSaveViewMutation,
  useDeleteViewMutation,
} = listsApi;
