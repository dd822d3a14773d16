import {
  answerCrewInvitation,
  arrangeStorePictures,
  changeAvailability,
  changeCrewRole,
  changePartnerEmail,
  closeStore,
  createPricingUnit,
  deleteStorePicture,
  duplicatePricingUnit,
  editStore,
  inviteCrew,
  listCrew,
  listOrders,
  listPricingUnits,
  manageStore,
  myCrewInvitations,
  orderPricingUnits,
  readAvailability,
  readStoreHome,
  readStoreWaiting,
  removeCrew,
  resendPartnerVerification,
  storeDays,
  usualCommission,
  withdrawCrewInvitation,
} from '@smachot/contracts';
import { api, endpointsOf } from '@smachot/web-platform';

/** The partner's endpoints. Their names contain "own", so that they never collide with the public endpoints of other features. */
const withUnits = api.injectEndpoints({
  endpoints: (b) => {
    const { read, change } = endpointsOf(b);
    return {
      ownStore: read(manageStore, ['Store']),
      editOwnStore: change(editStore, ['Store']),
      closeOwnStore: change(closeStore),
      deleteOwnPicture: change(deleteStorePicture, ['Store']),
      arrangeOwnPictures: change(arrangeStorePictures, undefined, {
        // The cache is updated at once: a dragged item must not jump back until the store is read again.
        onQueryStarted: async ({ params }, { dispatch, queryFulfilled }) => {
          await queryFulfilled.then(
            ({ data }) =>
              dispatch(
                withUnits.util.updateQueryData('ownStore', { params }, (store) => {
                  store.pictures = data.pictures;
                }),
              ),
            () => undefined, // said beside the pictures
          );
        },
      }),
      changeStoreEmail: change(changePartnerEmail, ['Store']),
      resendStoreVerification: change(resendPartnerVerification),
      ownUnits: read(listPricingUnits, ['PricingUnit']),
      createUnit: change(createPricingUnit, ['PricingUnit', 'Store']),
      orderUnits: change(orderPricingUnits, ['PricingUnit', 'Store']),
      duplicateUnit: change(duplicatePricingUnit, ['PricingUnit']),
    };
  },
});

/** Tags of everything that may wait: an act on any screen of the store reads the list again. */
const WAITING = [
  ...(['Order', 'Proposal', 'Thread', 'Review', 'Chargeback', 'HostedEvent', 'Subscription'] as const),
  ...(['Store', 'PricingUnit', 'Availability', 'BankDetails'] as const),
];

/** Endpoints of the crew and its invitations, of the availability and of the store home. */
export const dashboardApi = withUnits.injectEndpoints({
  endpoints: (b) => {
    const { read, change } = endpointsOf(b);
    return {
      crew: read(listCrew, ['Crew']),
      inviteToCrew: change(inviteCrew, ['Crew']),
      withdrawInvitation: change(withdrawCrewInvitation, ['Crew']),
      changeRole: change(changeCrewRole, ['Crew', 'Store']),
      removeFromCrew: change(removeCrew, (_, error) => (error ? [] : ['Crew'])),
      crewInvitations: read(myCrewInvitations, ['CrewInvitation']),
      answerInvitation: change(answerCrewInvitation, ['CrewInvitation', 'Store']),
      availability: read(readAvailability, undefined, { keepUnusedDataFor: 0 }),
      saveAvailability: change(changeAvailability, ['Availability', 'Store']),
      ownDays: read(storeDays, ['Availability', 'Order']),
      storeHome: read(readStoreHome, ['Order']),
      storeWaiting: read(readStoreWaiting, WAITING),
      ordersOfDay: read(listOrders, ['Order']),
      usualCommission: read(usualCommission),
    };
  },
});

export const {
  useOwnStoreQuery,
  useLazyOwnStoreQuery,
  useEditOwnStoreMutation,
  useCloseOwnStoreMutation,
  useArrangeOwnPicturesMutation,
  useDeleteOwnPictureMutation,
  useChangeStoreEmailMutation,
  useResendStoreVerificationMutation,
  useOwnUnitsQuery,
  useCreateUnitMutation,
  useOrderUnitsMutation,
  useDuplicateUnitMutation,
  useCrewQuery,
  useInviteToCrewMutation,
  useWithdrawInvitationMutation,
  useChangeRoleMutation,
  useRemoveFromCrewMutation,
  useCrewInvitationsQuery,
  useAnswerInvitationMutation,
  useAvailabilityQuery,
  useSaveAvailabilityMutation,
  useOwnDaysQuery,
  useOrdersOfDayQuery,
  useStoreHomeQuery,
  useStoreWaitingQuery,
  useUsualCommissionQuery,
} = dashboardApi;
