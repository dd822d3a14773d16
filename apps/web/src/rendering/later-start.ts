import { isReadAsItIs } from './read-as-it-is';

/** What a visitor does who wants more than to read. Links work by themselves. */
const INTEREST = ['pointerdown', 'pointermove', 'touchstart', 'wheel', 'scroll', 'keydown', 'click', 'input'];
/** A browser also tells where the pointer lies on a new page, without anybody having moved it. */
const isStill = (event: Event): boolean =>
  event.type === 'pointermove' &&
  (event as PointerEvent).movementX === 0 &&
  (event as PointerEvent).movementY === 0;
/** A while after the page is loaded its pictures are on the screen, and the network is free. */
const PAINTED_MS = 1_000;
/** After this long in which nobody did anything, everything that is read is there, and the app does not compete with it. */
const QUIET_MS = 10_000;

/** The tags that the server wrote for the app, switched off: `data-later` says what they are when they are wanted. */
const later = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[data-later]')];

/** A tag that was switched off never loads anything; one that says the same does. */
const switchOn = (tag: HTMLElement): void => {
  const wanted = document.createElement(tag.localName);
  for (const { name, value } of tag.attributes)
    if (name === 'data-later') wanted.setAttribute(tag.localName === 'script' ? 'type' : 'rel', value);
    else if (name !== 'type') wanted.setAttribute(name, value);
  tag.replaceWith(wanted);
};

/** When the browser has nothing else to do; Safari does not say when that is. */
const whenIdle = (act: () => void): void => {
  if ('requestIdleCallback' in window) requestIdleCallback(act);
  else setTimeout(act);
};

/** Links that a browser takes in without a pause that is felt. */
const AT_ONCE = 8;

const prefetch = (tag: HTMLElement): void => {
  const link = document.createElement('link');
  link.rel = 'prefetch';
  link.as = 'script';
  link.crossOrigin = 'anonymous';
  link.href = tag.getAttribute('href') ?? tag.getAttribute('src') ?? '';
  document.head.append(link);
};

/** Somebody who pays for each byte fetches what is wanted, and nothing ahead. */
const savesData = (): boolean =>
  (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** Into the browser's cache, without reading any of it: the first press finds it there. */
const fetchAhead = (tags: HTMLElement[]): void => {
  const now = tags.slice(0, AT_ONCE).filter((tag) => tag.isConnected);
  for (const tag of now) prefetch(tag);
  if (now.length) whenIdle(() => fetchAhead(tags.slice(AT_ONCE)));
};

/**
 * Starts the app at the first sign that somebody wants more than to read, otherwise some quiet seconds after the page: its scripts
 * take a phone most of a second, in which it would neither scroll nor answer.
 */
export const startWhenWanted = (): void => {
  let isStarted = false;
  const start = (): void => {
    if (isStarted) return;
    isStarted = true;
    for (const sign of INTEREST) removeEventListener(sign, whenParsed, true);
    for (const tag of later()) switchOn(tag);
  };
  const whenParsed = (event: Event): void => {
    if (isStill(event)) return;
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', start);
    else start();
  };
  for (const sign of INTEREST) addEventListener(sign, whenParsed, { capture: true, passive: true });
  addEventListener('DOMContentLoaded', () => {
    if (!isReadAsItIs()) start();
  });
  addEventListener('load', () => {
    setTimeout(() => {
      if (!isStarted && !savesData()) fetchAhead(later());
    }, PAINTED_MS);
    setTimeout(start, QUIET_MS);
  });
};
