import { api } from '@smachot/web-platform';

/**
 * The base api with this feature's tags; each folder injects its own endpoints. `Guests` are the rows, `Desk` the counts derived
 * from them: most changes patch the rows in place and read only the counts again.
 */
export const rsvpApi = api.enhanceEndpoints({
  addTagTypes: ['Invitation', 'Guests', 'Desk', 'History', 'Campaign', 'TablePreview', 'Duplicates', 'Inbox'],
});
