/** Origins of the players that a store's page may show in a frame, after a tap only. The content security policy allows no others. */
export const EMBED_ORIGINS = {
  soundcloud: 'https://w.soundcloud.com',
  youtube: 'https://www.youtube-nocookie.com',
  instagram: 'https://www.instagram.com',
  facebook: 'https://www.facebook.com',
  twitter: 'https://platform.twitter.com',
  spotify: 'https://open.spotify.com',
  tiktok: 'https://www.tiktok.com',
  vimeo: 'https://player.vimeo.com',
} as const;
export type EmbedService = keyof typeof EMBED_ORIGINS;

const hostIs = ({ hostname }: URL, ...hosts: string[]): boolean =>
  hosts.some((host) => hostname === host || hostname.endsWith(`.${host}`));
const first = (...found: (RegExpExecArray | null)[]): string | undefined =>
  found.find((match) => match !== null)?.[1];
const after = (origin: string, path: string | undefined): string | undefined => path && `${origin}${path}`;

const youtube = (url: URL): string | undefined => {
  const list = url.searchParams.get('list');
  if (url.pathname === '/playlist' && list && /^[\w-]{10,60}$/.test(list))
    return `/embed/videoseries?list=${list}`;
  const id = hostIs(url, 'youtu.be')
    ? first(/^\/([\w-]{11})$/.exec(url.pathname))
    : first(
        /^([\w-]{11})$/.exec(url.searchParams.get('v') ?? ''),
        /^\/(?:shorts|live|embed)\/([\w-]{11})$/.exec(url.pathname),
      );
  return id && `/embed/${id}`;
};

/** The player's path for an address; undefined for a page that is only linked to, for example a channel. */
const PLAYERS: Record<EmbedService, { hosts: string[]; path: (url: URL) => string | undefined }> = {
  youtube: { hosts: ['youtube.com', 'youtu.be', 'youtube-nocookie.com'], path: youtube },
  vimeo: {
    hosts: ['vimeo.com'],
    path: ({ pathname }) =>
      after('/video/', first(/^\/(?:video\/)?(\d{5,12})$/.exec(pathname)))?.concat('?dnt=1'),
  },
  spotify: {
    hosts: ['spotify.com'],
    path: ({ pathname }) =>
      after(
        '/embed/',
        first(
          /^(?:\/intl-[a-z]{2})?\/((?:track|album|playlist|artist|episode|show)\/\w{10,40})$/.exec(pathname),
        ),
      ),
  },
  soundcloud: {
    hosts: ['soundcloud.com'],
    path: (url) =>
      /^\/[\w-]+(?:\/[\w-]+){0,2}$/.test(url.pathname)
        ? `/player/?url=${encodeURIComponent(`https://soundcloud.com${url.pathname}`)}`
        : undefined,
  },
  instagram: {
    hosts: ['instagram.com'],
    path: ({ pathname }) =>
      after('/', first(/^\/((?:p|reel|tv)\/[\w-]{5,40})$/.exec(pathname)))?.concat('/embed'),
  },
  facebook: {
    hosts: ['facebook.com'],
    path: ({ pathname, search }) =>
      /\/(?:videos|watch)\b/.test(pathname)
        ? `/plugins/video.php?href=${encodeURIComponent(`https://www.facebook.com${pathname}${search}`)}`
        : undefined,
  },
  twitter: {
    hosts: ['twitter.com', 'x.com'],
    path: ({ pathname }) =>
      after('/embed/Tweet.html?id=', first(/^\/\w{1,20}\/status\/(\d{5,25})$/.exec(pathname))),
  },
  tiktok: {
    hosts: ['tiktok.com'],
    path: ({ pathname }) => after('/embed/v2/', first(/^\/@[\w.-]+\/video\/(\d{5,25})$/.exec(pathname))),
  },
};

/** The player's address for an external medium, built from the ids in its address; undefined when there is none. */
export const playerOf = (service: string, address: string): string | undefined => {
  if (!Object.hasOwn(PLAYERS, service) || !URL.canParse(address)) return undefined;
  const { hosts, path } = PLAYERS[service as EmbedService];
  const url = new URL(address);
  url.pathname = url.pathname.replace(/\/+$/, '');
  if (url.protocol !== 'https:' || url.username || url.password || !hostIs(url, ...hosts)) return undefined;
  return after(EMBED_ORIGINS[service as EmbedService], path(url));
};
