export { type PageHead, type PublicAddress, PublicPages } from './public-pages';
export { WebPagesModule } from './web-pages.module';
