import { DEFAULT_LOOK, Language, LANGUAGE_PARAMETER, Look, LOOK_COOKIE } from '@smachot/contracts';
import { directionOf } from '@smachot/i18n';

/** Search engines. Chats that preview a link read its head alone, and do not know who will see it. */
const CRAWLER = /bot|crawl|spider|slurp|lighthouse/i;

type Headers = {
  cookie?: string | undefined;
  'user-agent'?: string | undefined;
  'accept-language'?: string | undefined;
};

const cookieOf = (headers: Headers, name: string): string | undefined => {
  const found = headers.cookie?.split('; ').find((pair) => pair.startsWith(`${name}=`));
  return found?.slice(name.length + 1);
};

/** Whether somebody may be signed in here: their pages are theirs, and are made in their browser. */
export const mayBeSignedIn = (headers: Headers): boolean =>
  ['access_token', 'refresh_token'].some((name) => {
    const value = cookieOf(headers, name);
    return value !== undefined && value !== '' && value !== 'empty';
  });

/** Whether it is in the language of its reader's own headers: no other reader may get it. */
export const isCrawler = (headers: Headers): boolean => CRAWLER.test(headers['user-agent'] ?? '');

/** English says little about a reader in Israel; a crawler says with it which pages it collects. */
const ofCrawler = (headers: Headers): Look => {
  const wanted = isCrawler(headers) ? headers['accept-language']?.slice(0, 2) : undefined;
  const language = Language.options.find((one) => one === wanted) ?? DEFAULT_LOOK.language;
  return { ...DEFAULT_LOOK, language, direction: directionOf(language) };
};

const ofVisitor = (headers: Headers): Look => {
  try {
    const told = cookieOf(headers, LOOK_COOKIE);
    if (told) return Look.parse(JSON.parse(decodeURIComponent(told)));
  } catch {
    // another program's cookie under our name
  }
  return ofCrawler(headers);
};

/** The language that an address asks for. */
export const askedIn = (url: string): Language | undefined => {
  const asked = new URLSearchParams(url.split('?', 2)[1]).get(LANGUAGE_PARAMETER);
  return Language.options.find((one) => one === asked);
};

/** How a page looks for its visitor: in the language the address asks for, otherwise as the browser told, or as for everybody. */
export const lookOf = ({ headers, url }: { headers: Headers; url: string }): Look => {
  const look = ofVisitor(headers);
  const language = askedIn(url) ?? look.language;
  return language === look.language ? look : { ...look, language, direction: directionOf(language) };
};
