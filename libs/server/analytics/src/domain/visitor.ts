const BROWSERS: readonly (readonly [string, RegExp])[] = [
  ['edge', /Edg(?:e|A|iOS)?\//],
  ['samsung', /SamsungBrowser\//],
  ['firefox', /Firefox\/|FxiOS\//],
  ['chrome', /Chrome\/|CriOS\//],
  ['safari', /Safari\/|AppleWebKit\//],
];
const SYSTEMS: readonly (readonly [string, RegExp])[] = [
  ['android', /Android/],
  ['ios', /iPhone|iPad|iPod/],
  ['windows', /Windows/],
  ['mac', /Macintosh/],
  ['linux', /Linux|X11/],
];
const classIn = (classes: readonly (readonly [string, RegExp])[], userAgent: string): string =>
  classes.find(([, words]) => words.test(userAgent))?.[0] ?? 'other';

/** The most classes of devices: as many visitors one network can be counted as at a stage of a store on one day. */
export const MOST_DEVICES = (BROWSERS.length + 1) * (SYSTEMS.length + 1);

/**
 * The coarse class of a device. It tells people behind one address apart a little; versions and models are left out, so that nobody
 * is many visitors by inventing user agents.
 */
export const deviceClass = (userAgent: string): string =>
  `${classIn(BROWSERS, userAgent)} ${classIn(SYSTEMS, userAgent)}`;
