import {
  createArticle,
  listArticles,
  listWrittenArticles,
  placeArticle,
  publishArticle,
  rateArticle,
  readArticle,
  readWrittenArticle,
  saveArticleDraft,
  withdrawArticle,
} from '@smachot/contracts';
import { api, endpointsOf } from '@smachot/web-platform';

const TAGS = ['Article'] as const;

const articlesApi = api.injectEndpoints({
  endpoints: (b) => {
    const { change, read } = endpointsOf(b);
    return {
      articles: read(listArticles, TAGS),
      article: read(readArticle, TAGS),
      rateArticle: change(rateArticle),
      writtenArticles: read(listWrittenArticles, TAGS),
      writtenArticle: read(readWrittenArticle, TAGS),
      createArticle: change(createArticle, TAGS),
      placeArticle: change(placeArticle, TAGS),
      saveArticleDraft: change(saveArticleDraft, TAGS),
      publishArticle: change(publishArticle, TAGS),
      withdrawArticle: change(withdrawArticle, TAGS),
    };
  },
});

export const {
  useArticleQuery,
  useArticlesQuery,
  useCreateArticleMutation,
  usePlaceArticleMutation,
  usePublishArticleMutation,
  useRateArticleMutation,
  useSaveArticleDraftMutation,
  useWithdrawArticleMutation,
  useWrittenArticleQuery,
  useWrittenArticlesQuery,
} = articlesApi;
