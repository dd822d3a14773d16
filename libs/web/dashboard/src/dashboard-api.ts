import {
  answerCrewInvitation,
  arrangeStorePictures,
  archivePricingUnit,
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
  myStores,
  orderPricingUnits,
  readAvailability,
  readStoreHome,
  removeCrew,
  resendPartnerVerification,
  storeDays,
  usualCommission,
  withdrawCrewInvitation,
} from '@smachot/contracts';
import { api, endpoint, type AnswerOf, type ArgOf } from '@smachot/web-platform';

/** The partner's endpoints. Their names contain "own", so that they never collide with the public endpoints of other features. */
const withUnits = api
  .enhanceEndpoints({
    addTagTypes: ['Store', 'PricingUnit', 'Crew', 'CrewInvitation', 'Availability', 'Order'],
  })
  .injectEndpoints({
    endpoints: (b) => ({
      ownStore: b.query<AnswerOf<typeof manageStore>, ArgOf<typeof manageStore>>({
        ...endpoint(manageStore),
        providesTags: ['Store'],
      }),
      ownStores: b.query<AnswerOf<typeof myStores>, ArgOf<typeof myStores>>({
        ...endpoint(myStores),
        providesTags: ['Store'],
      }),
      editOwnStore: b.mutation<AnswerOf<typeof editStore>, ArgOf<typeof editStore>>({
        ...endpoint(editStore),
        invalidatesTags: ['Store'],
      }),
      closeOwnStore: b.mutation<AnswerOf<typeof closeStore>, ArgOf<typeof closeStore>>({
        ...endpoint(closeStore),
      }),
      deleteOwnPicture: b.mutation<AnswerOf<typeof deleteStorePicture>, ArgOf<typeof deleteStorePicture>>({
        ...endpoint(deleteStorePicture),
        invalidatesTags: ['Store'],
      }),
      arrangeOwnPictures: b.mutation<
        AnswerOf<typeof arrangeStorePictures>,
        ArgOf<typeof arrangeStorePictures>
      >({
        ...endpoint(arrangeStorePictures),
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
      changeStoreEmail: b.mutation<AnswerOf<typeof changePartnerEmail>, ArgOf<typeof changePartnerEmail>>({
        ...endpoint(changePartnerEmail),
        invalidatesTags: ['Store'],
      }),
      resendStoreVerification: b.mutation<
        AnswerOf<typeof resendPartnerVerification>,
        ArgOf<typeof resendPartnerVerification>
      >({ ...endpoint(resendPartnerVerification) }),
      ownUnits: b.query<AnswerOf<typeof listPricingUnits>, ArgOf<typeof listPricingUnits>>({
        ...endpoint(listPricingUnits),
        providesTags: ['PricingUnit'],
      }),
      createUnit: b.mutation<AnswerOf<typeof createPricingUnit>, ArgOf<typeof createPricingUnit>>({
        ...endpoint(createPricingUnit),
        invalidatesTags: ['PricingUnit', 'Store'],
      }),
      orderUnits: b.mutation<AnswerOf<typeof orderPricingUnits>, ArgOf<typeof orderPricingUnits>>({
        ...endpoint(orderPricingUnits),
        invalidatesTags: ['PricingUnit', 'Store'],
      }),
      duplicateUnit: b.mutation<AnswerOf<typeof duplicatePricingUnit>, ArgOf<typeof duplicatePricingUnit>>({
        ...endpoint(duplicatePricingUnit),
        invalidatesTags: ['PricingUnit'],
      }),
      archiveUnit: b.mutation<AnswerOf<typeof archivePricingUnit>, ArgOf<typeof archivePricingUnit>>({
        ...endpoint(archivePricingUnit),
        invalidatesTags: ['PricingUnit', 'Store'],
      }),
    }),
  });

/** Endpoints of the crew and its invitations, of the availability and of the store home. */
const withCrew = withUnits.injectEndpoints({
  endpoints: (b) => ({
    crew: b.query<AnswerOf<typeof listCrew>, ArgOf<typeof listCrew>>({
      ...endpoint(listCrew),
      providesTags: ['Crew'],
    }),
    inviteToCrew: b.mutation<AnswerOf<typeof inviteCrew>, ArgOf<typeof inviteCrew>>({
      ...endpoint(inviteCrew),
      invalidatesTags: ['Crew'],
    }),
    withdrawInvitation: b.mutation<
      AnswerOf<typeof withdrawCrewInvitation>,
      ArgOf<typeof withdrawCrewInvitation>
    >({ ...endpoint(withdrawCrewInvitation), invalidatesTags: ['Crew'] }),
    changeRole: b.mutation<AnswerOf<typeof changeCrewRole>, ArgOf<typeof changeCrewRole>>({
      ...endpoint(changeCrewRole),
      invalidatesTags: ['Crew', 'Store'],
    }),
    removeFromCrew: b.mutation<AnswerOf<typeof removeCrew>, ArgOf<typeof removeCrew>>({
      ...endpoint(removeCrew),
      invalidatesTags: (_, error) => (error ? [] : ['Crew']),
    }),
    crewInvitations: b.query<AnswerOf<typeof myCrewInvitations>, ArgOf<typeof myCrewInvitations>>({
      ...endpoint(myCrewInvitations),
      providesTags: ['CrewInvitation'],
    }),
    answerInvitation: b.mutation<AnswerOf<typeof answerCrewInvitation>, ArgOf<typeof answerCrewInvitation>>({
      ...endpoint(answerCrewInvitation),
      invalidatesTags: ['CrewInvitation', 'Store'],
    }),
    availability: b.query<AnswerOf<typeof readAvailability>, ArgOf<typeof readAvailability>>({
      ...endpoint(readAvailability),
      keepUnusedDataFor: 0,
    }),
    saveAvailability: b.mutation<AnswerOf<typeof changeAvailability>, ArgOf<typeof changeAvailability>>({
      ...endpoint(changeAvailability),
      invalidatesTags: ['Availability', 'Store'],
    }),
    ownDays: b.query<AnswerOf<typeof storeDays>, ArgOf<typeof storeDays>>({
      ...endpoint(storeDays),
      providesTags: ['Availability', 'Order'],
    }),
    storeHome: b.query<AnswerOf<typeof readStoreHome>, ArgOf<typeof readStoreHome>>({
      ...endpoint(readStoreHome),
      providesTags: ['Order'],
    }),
    ordersOfDay: b.query<AnswerOf<typeof listOrders>, ArgOf<typeof listOrders>>({
      ...endpoint(listOrders),
      providesTags: ['Order'],
    }),
  }),
});
const withCommission = withCrew.injectEndpoints({
  endpoints: (build) => ({
    usualCommission: build.query<AnswerOf<typeof usualCommission>, void>(endpoint(usualCommission)),
  }),
});
export const dashboardApi = withCommission;

export const {
  useOwnStoreQuery,
  useOwnStoresQuery,
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
  useArchiveUnitMutation,
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
  useUsualCommissionQuery,
} = dashboardApi;
