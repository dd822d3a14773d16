import {
  changeLibraryEntry,
  createLibraryEntry,
  listLibrary,
  listLibraryVersions,
  removeLibraryEntry,
} from '@smachot/contracts';
import { api, endpointsOf } from '@smachot/web-platform';

/** Super admins' endpoints of the library of terms. */
const libraryApi = api.injectEndpoints({
  endpoints: (b) => {
    const { change, read } = endpointsOf(b);
    return {
      library: read(listLibrary, ['AdminActs']),
      libraryVersions: read(listLibraryVersions, ['AdminActs']),
      createLibraryEntry: change(createLibraryEntry, ['AdminActs']),
      changeLibraryEntry: change(changeLibraryEntry, ['AdminActs']),
      removeLibraryEntry: change(removeLibraryEntry, ['AdminActs']),
    };
  },
});

export const {
  useLibraryQuery,
  useLibraryVersionsQuery,
  useCreateLibraryEntryMutation,
  useChangeLibraryEntryMutation,
  useRemoveLibraryEntryMutation,
} = libraryApi;
