import { Module } from '@nestjs/common';
import { LandingHead } from './landing-head';
import { PreviewCards } from './preview-cards/preview-cards';
import { PublicPages } from './public-pages';
import { WebPages } from './web-pages';

/** The api only: serves the web app. A context that contributes heads of pages imports it, too. */
@Module({ providers: [PublicPages, PreviewCards, LandingHead, WebPages], exports: [PublicPages] })
export class WebPagesModule {}
