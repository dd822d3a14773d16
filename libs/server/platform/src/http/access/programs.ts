/** Programs that read pages without a person, by the words they call themselves. */
const BOT =
  /bot|crawl|spider|slurp|preview|fetch|scrap|monitor|headless|lighthouse|facebookexternalhit|python|curl|wget|okhttp|java\/|go-http|axios|node|postman|phantom|puppeteer|playwright/i;

/** Whether a user agent names a program instead of a person's browser; one that names nothing is a program too. */
export const isBot = (userAgent: string | undefined): boolean =>
  !userAgent || !userAgent.startsWith('Mozilla/') || BOT.test(userAgent);
