/** Reserved names: our own addresses, words that suggest us, and words unsuitable as a name. */
const RESERVED = new Set(
  `about account admin admin-panel administrator api app apps article articles assets auth backend become-a-partner
  billing blog book bot browse callback cart cdn checkout client contact crew customer customers dashboard demo-mode dev
  discover dist docs email event events faq favicon files finance guest guests health healthz help home host hosts
  images info invoice legal live login logout mail me media metrics new news newsletter newsletters null official
  order orders page pages partner partners password pay payme payment payments places platform press pricing
  pricing-unit privacy profile proposal proposals qr readyz register reset review reviews root rsvp rsvps sandbox search
  security seller settings shop signin signup simcha simchot sitemap smachot smachot-support smahot sms static
  statistics status store stores subscription subscriptions super-admin support sys system team terms test undefined
  unlisted upload uploads user users verify verify-email webhook webhooks whatsapp www`.split(/\s+/),
);

export const isReserved = (username: string): boolean =>
  RESERVED.has(username) ||
  RESERVED.has(username.replaceAll('-', '')) ||
  /^smachot-|-smachot$/.test(username);

/** The end of the period in which the name of a closed store stays reserved. */
export const heldUntil = (closedAt: Date): Date => {
  const until = new Date(closedAt);
  until.setUTCFullYear(until.getUTCFullYear() + 1);
  return until;
};
