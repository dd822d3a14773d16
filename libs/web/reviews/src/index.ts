export { myReviewRoutes, publicReviewRoutes, reviewReportRoutes, storeReviewRoutes } from './routes';
