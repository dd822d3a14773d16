export { consentRoutes, ownConsentRoutes, unsubscribeRoutes } from './routes';
export { newsletterStopRoutes, storeNewsletterRoutes } from './store-routes';
