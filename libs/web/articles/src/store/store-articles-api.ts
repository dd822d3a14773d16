import {
  createStoreArticle,
  deleteStoreArticle,
  listModeratedStoreArticles,
  listWrittenStoreArticles,
  moveStoreArticleStanding,
  publishStoreArticle,
  readStoreArticle,
  readWrittenStoreArticle,
  reportStoreArticle,
  saveStoreArticle,
  withdrawStoreArticle,
} from '@smachot/contracts';
import { api, endpointsOf } from '@smachot/web-platform';

const TAGS = ['Article'] as const;

const storeArticlesApi = api.injectEndpoints({
  endpoints: (b) => {
    const { change, read } = endpointsOf(b);
    return {
      storeArticle: read(readStoreArticle, TAGS),
      reportStoreArticle: change(reportStoreArticle),
      writtenStoreArticles: read(listWrittenStoreArticles, TAGS),
      writtenStoreArticle: read(readWrittenStoreArticle, TAGS),
      createStoreArticle: change(createStoreArticle, TAGS),
      saveStoreArticle: change(saveStoreArticle, TAGS),
      publishStoreArticle: change(publishStoreArticle, TAGS),
      withdrawStoreArticle: change(withdrawStoreArticle, TAGS),
      deleteStoreArticle: change(deleteStoreArticle, TAGS),
      moderatedStoreArticles: read(listModeratedStoreArticles, TAGS),
      moveStoreArticleStanding: change(moveStoreArticleStanding, TAGS),
    };
  },
});

export const {
  useStoreArticleQuery,
  useReportStoreArticleMutation,
  useWrittenStoreArticlesQuery,
  useWrittenStoreArticleQuery,
  useCreateStoreArticleMutation,
  useSaveStoreArticleMutation,
  usePublishStoreArticleMutation,
  useWithdrawStoreArticleMutation,
  useDeleteStoreArticleMutation,
  useModeratedStoreArticlesQuery,
  useMoveStoreArticleStandingMutation,
} = storeArticlesApi;
