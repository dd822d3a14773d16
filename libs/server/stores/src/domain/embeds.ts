import type { PartnerProfile } from '@smachot/contracts';

type Media = PartnerProfile['externalMedia'];

/** Sites that a store page may embed. `website` is a link and is never embedded. */
const HOSTS: Record<Exclude<keyof Media, 'website'>, readonly string[]> = {
  soundcloud: ['soundcloud.com'],
  youtube: ['youtube.com', 'youtu.be', 'youtube-nocookie.com'],
  instagram: ['instagram.com'],
  facebook: ['facebook.com', 'fb.watch'],
  twitter: ['twitter.com', 'x.com'],
  spotify: ['spotify.com'],
  tiktok: ['tiktok.com'],
  vimeo: ['vimeo.com'],
};

const isOn = (address: string, hosts: readonly string[]): boolean => {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, username, password } = new URL(address);
  return (
    protocol === 'https:' &&
    !username &&
    !password &&
    hosts.some((host) => hostname === host || hostname.endsWith(`.${host}`))
  );
};

/** Refused media fields that embed a page of another site, with the code of each; empty: all may be embedded. */
export const refusedEmbeds = (media: Media): Record<string, string> =>
  Object.fromEntries(
    Object.entries(HOSTS)
      .filter(([name, hosts]) => {
        const address = media[name as keyof Media];
        return address && !isOn(address, hosts);
      })
      .map(([name]) => [`externalMedia.${name}`, 'link.not_embeddable']),
  );
