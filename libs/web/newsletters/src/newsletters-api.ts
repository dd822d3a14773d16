import {
  agreeToNewsletters,
  createNewsletter,
  listConsents,
  listNewsletters,
  listNewsletterStops,
  moveNewsletter,
  readConsent,
  readNewsletter,
  readUnsubscribe,
  releaseNewsletters,
  saveNewsletter,
  scheduleNewsletter,
  testNewsletter,
  unsubscribe,
  withdrawConsent,
} from '@smachot/contracts';
import { api, endpointsOf } from '@smachot/web-platform';

const newslettersApi = api.injectEndpoints({
  endpoints: (b) => {
    const { pages, read, change } = endpointsOf(b);
    return {
      newsletters: pages(listNewsletters, (partner: string, page) => ({ params: { partner }, query: page }), [
        'Newsletter',
      ]),
      newsletter: read(readNewsletter, ['Newsletter']),
      createNewsletter: change(createNewsletter, ['Newsletter']),
      saveNewsletter: change(saveNewsletter, ['Newsletter']),
      testNewsletter: change(testNewsletter),
      scheduleNewsletter: change(scheduleNewsletter, ['Newsletter']),
      moveNewsletter: change(moveNewsletter, ['Newsletter']),
      consent: read(readConsent, ['Newsletter']),
      agree: change(agreeToNewsletters, ['Newsletter']),
      ownConsents: read(listConsents, ['Newsletter']),
      withdraw: change(withdrawConsent, ['Newsletter']),
      unsubscribeLink: read(readUnsubscribe, ['Newsletter']),
      unsubscribe: change(unsubscribe, ['Newsletter']),
      newsletterStops: read(listNewsletterStops, ['Newsletter']),
      releaseNewsletters: change(releaseNewsletters, ['Newsletter']),
    };
  },
});

export const {
  useNewslettersInfiniteQuery,
  useNewsletterQuery,
  useCreateNewsletterMutation,
  useSaveNewsletterMutation,
  useTestNewsletterMutation,
  useScheduleNewsletterMutation,
  useMoveNewsletterMutation,
  useConsentQuery,
  useAgreeMutation,
  useOwnConsentsQuery,
  useWithdrawMutation,
  useUnsubscribeLinkQuery,
  useUnsubscribeMutation,
  useNewsletterStopsQuery,
  useReleaseNewslettersMutation,
} = newslettersApi;
