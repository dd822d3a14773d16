import { decideKashrut, listKashrutCases, readKashrutDocument } from '@smachot/contracts';
import { api, endpointsOf } from '@smachot/web-platform';

export const KASHRUT_LISTS = ['in_process', 'verified', 'rejected'] as const;
export type KashrutList = (typeof KASHRUT_LISTS)[number];

/** Super admins' endpoints of certificates of kashrut. Reading a document is audited, so nothing of it is kept. */
const kashrutApi = api.injectEndpoints({
  endpoints: (b) => {
    const { change, pages, read } = endpointsOf(b);
    return {
      kashrutCases: pages(listKashrutCases, (status: KashrutList, page) => ({ query: { status, ...page } }), [
        'AdminActs',
      ]),
      kashrutDocument: read(readKashrutDocument, undefined, { keepUnusedDataFor: 0 }),
      decideKashrut: change(decideKashrut, ['AdminActs']),
    };
  },
});

export const { useKashrutCasesInfiniteQuery, useKashrutDocumentQuery, useDecideKashrutMutation } = kashrutApi;
