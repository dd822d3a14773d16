import { Module } from '@nestjs/common';
import { OwnHeads } from './own-heads';
import { PageContents } from './rendering/page-contents';
import { PreviewCards } from './preview-cards/preview-cards';
import { PublicPages } from './public-pages';
import { WebPages } from './web-pages';

/** The api only: serves the web app. A context that contributes heads of pages imports it, too. */
@Module({
  providers: [PublicPages, PreviewCards, OwnHeads, PageContents, WebPages],
  exports: [PublicPages],
})
export class WebPagesModule {}
