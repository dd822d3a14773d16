import {
  type AdminNoteAbout,
  correctAdminNote,
  listAdminNotes,
  removeAdminNote,
  writeAdminNote,
} from '@smachot/contracts';
import { api, endpointsOf } from '@smachot/web-platform';

/** Super admins' endpoints of notes. Writing one reads nothing else again, since reading people is audited. */
const notesApi = api.injectEndpoints({
  endpoints: (b) => {
    const { change, pages } = endpointsOf(b);
    return {
      adminNotes: pages(listAdminNotes, (about: AdminNoteAbout, page) => ({ query: { ...about, ...page } }), [
        'AdminNote',
      ]),
      writeAdminNote: change(writeAdminNote, ['AdminNote']),
      correctAdminNote: change(correctAdminNote, ['AdminNote', 'AdminActs']),
      removeAdminNote: change(removeAdminNote, ['AdminNote', 'AdminActs']),
    };
  },
});

export const {
  useAdminNotesInfiniteQuery,
  useWriteAdminNoteMutation,
  useCorrectAdminNoteMutation,
  useRemoveAdminNoteMutation,
} = notesApi;
