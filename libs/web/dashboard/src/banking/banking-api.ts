import {
  editBankDetails,
  listBanks,
  listBranches,
  readBankDetails,
  submitBankDetails,
} from '@smachot/contracts';
import { api, endpointsOf } from '@smachot/web-platform';

/** Endpoints of the store's own bank details, and of the lists they are chosen from. */
const bankingApi = api.injectEndpoints({
  endpoints: (b) => {
    const { read, change } = endpointsOf(b);
    return {
      ownBankDetails: read(readBankDetails, ['BankDetails'], { keepUnusedDataFor: 0 }),
      submitBankDetails: change(submitBankDetails, ['BankDetails']),
      editBankDetails: change(editBankDetails, (_, error) => (error ? [] : ['BankDetails'])),
      banks: read(listBanks),
      branches: read(listBranches),
    };
  },
});

export const {
  useOwnBankDetailsQuery,
  useSubmitBankDetailsMutation,
  useEditBankDetailsMutation,
  useBanksQuery,
  useBranchesQuery,
} = bankingApi;
