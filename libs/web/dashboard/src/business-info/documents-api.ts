import { deleteBusinessDocument, listBusinessDocuments, saveBusinessDocument } from '@smachot/contracts';
import { api, endpointsOf } from '@smachot/web-platform';

/** Endpoints of the documents that a business files; the tag is that of all that verification keeps of a store. */
const documentsApi = api.injectEndpoints({
  endpoints: (b) => {
    const { read, change } = endpointsOf(b);
    return {
      businessDocuments: read(listBusinessDocuments, ['BankDetails'], { keepUnusedDataFor: 0 }),
      saveBusinessDocument: change(saveBusinessDocument, ['BankDetails']),
      deleteBusinessDocument: change(deleteBusinessDocument, ['BankDetails']),
    };
  },
});
export const {
  useBusinessDocumentsQuery,
  useSaveBusinessDocumentMutation,
  useDeleteBusinessDocumentMutation,
} = documentsApi;
