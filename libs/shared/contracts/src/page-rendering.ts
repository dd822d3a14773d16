import type { Look } from './look';

/** A page to render, for somebody who is not signed in. `address`: in full, with its query. */
export type PageToRender = { address: string; look: Look };

/** A page as HTML. */
export type PageRendered = {
  /** The content of the page's root. */
  html: string;
  /** What it was rendered from, as JSON for the app that takes over. */
  page: string;
  /** The rooms of texts that it uses. */
  rooms: string[];
};

/** What a page asks while it is rendered: a read of the public part of the api. */
export type PageAnswering = (url: string, language: string) => Promise<{ status: number; body: string }>;

/** Renders a page of the web app where there is no browser. null: what it is about is not there, or was refused. */
export type RenderPage = (page: PageToRender, answer: PageAnswering) => Promise<PageRendered | null>;
