import {
  type BankDetailsId,
  decideBankDetails,
  listBankDetails,
  readBankDetailsRecord,
  readBankDocument,
} from '@smachot/contracts';
import { api, endpointsOf } from '@smachot/web-platform';

export const CASE_LISTS = ['waiting', 'rejected', 'verified'] as const;
export type CaseList = (typeof CASE_LISTS)[number];

const QUERIES = {
  waiting: { verification_status: 'in_process' },
  rejected: { verification_status: 'rejected' },
  verified: { is_verified: 'true' },
} as const satisfies Record<CaseList, object>;

const LIST = { type: 'BankDetails', id: 'list' } as const;
const one = (id: BankDetailsId) => ({ type: 'BankDetails', id }) as const;

/** Super admins' endpoints of bank details. A decision rereads the lists and its own case; reading a case is audited. */
const bankDetailsApi = api.injectEndpoints({
  endpoints: (b) => {
    const { change, pages, read } = endpointsOf(b);
    return {
      bankCases: pages(
        listBankDetails,
        (list: CaseList, page) => ({ query: { ...QUERIES[list], ...page } }),
        [LIST],
      ),
      bankCase: read(readBankDetailsRecord, (_, __, { params }) => [one(params.id)], {
        keepUnusedDataFor: 0,
      }),
      bankDocument: read(readBankDocument, undefined, { keepUnusedDataFor: 0 }),
      decideBankCase: change(decideBankDetails, (_, __, { params }) => [LIST, one(params.id)]),
    };
  },
});

export const {
  useBankCasesInfiniteQuery,
  useBankCaseQuery,
  useBankDocumentQuery,
  useDecideBankCaseMutation,
} = bankDetailsApi;
