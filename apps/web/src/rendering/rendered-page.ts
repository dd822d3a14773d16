import { RENDERED_ID } from '@smachot/contracts';
import type { Settings } from '@smachot/web-platform';

/** What a page was rendered from; the app begins with it, so that its first picture is the page itself. */
export type RenderedPage = {
  /** Path and query it was rendered for. */
  at: string;
  settings: Settings;
  /** The product's time at which it was rendered. */
  now: string;
  /** Answers of the calls that the page asked for, as the cache of the store holds them. */
  api: unknown;
  /** The rooms of texts that the page used. */
  namespaces: string[];
};

/** Whether it is still the page at the address of the browser. */
export const isHere = ({ at }: RenderedPage): boolean => at === location.pathname + location.search;

/** Reads what the page was rendered from; null: it came without content. */
export const renderedPage = (): RenderedPage | null => {
  const text = document.getElementById(RENDERED_ID)?.textContent;
  return text ? (JSON.parse(text) as RenderedPage) : null;
};
