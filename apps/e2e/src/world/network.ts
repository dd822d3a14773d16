import type { BrowserContext, Route } from '@playwright/test';

const CALLS = /\/(?:v1|api)\//;
const refuse = (route: Route) => route.abort('internetdisconnected');

/** Cuts a browser's network. A reload may end Chromium's emulation of it, so a route aborts the calls to the api as well. */
export async function goOffline(context: BrowserContext): Promise<void> {
  await context.setOffline(true);
  await context.route(CALLS, refuse);
}
export async function goOnline(context: BrowserContext): Promise<void> {
  await context.unroute(CALLS, refuse);
  await context.setOffline(false);
}
