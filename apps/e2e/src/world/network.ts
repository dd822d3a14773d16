import type { BrowserContext, Route } from '@playwright/test';

const CALLS = /\/(?:v1|api)\//;
const refuse = (route: Route) => route.abort('internetdisconnected');

/** Takes the network from a browser. Chromium may forget it at a reload of the page, whose calls are therefore refused here too. */
export async function goOffline(context: BrowserContext): Promise<void> {
  await context.setOffline(true);
  await context.route(CALLS, refuse);
}
export async function goOnline(context: BrowserContext): Promise<void> {
  await context.unroute(CALLS, refuse);
  await context.setOffline(false);
}
