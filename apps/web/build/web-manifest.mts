import { readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import type { Plugin } from 'vite';

const here = import.meta.dirname;
/** Words of the menu in Hebrew: a manifest has one language. */
const { nav, account } = JSON.parse(readFileSync(path.join(here, '../src/locales/he.json'), 'utf8')) as {
  nav: Record<'suppliers' | 'discover' | 'myOrders', string>;
  account: { invitations: string };
};
const NAME = 'שמחות';
const DESCRIPTION = 'מתכננים שמחה, יודעים מי מגיע, ומזמינים בדיוק למספר הזה.';

const TOKENS = path.join(here, '../../../libs/web/ui/src/styles/tokens.css');
/** The colour of the page, of the light theme, which comes first. */
const ground = ((): string => {
  const found = /--ground:\s*(#[\da-f]{6});/i.exec(readFileSync(TOKENS, 'utf8'))?.[1];
  if (!found) throw new Error(`${TOKENS} has no --ground`);
  return found;
})();
/** Systems cut a maskable icon to their own shape; what is within four fifths of it is always seen. */
const MASKABLE_SHARE = 0.62;
const PLAIN_SHARE = 0.86;

const icon = async (size: number, share: number): Promise<Buffer> => {
  const drawn = Math.round(size * share);
  const picture = readFileSync(path.join(here, '../src/icon.svg'));
  const logo = await sharp(picture, { density: (72 * drawn) / 48 })
    .resize(drawn, drawn)
    .png()
    .toBuffer();
  return sharp({ create: { width: size, height: size, channels: 4, background: ground } })
    .composite([{ input: logo }])
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
};

const ICONS = [
  { name: 'icon-192.png', size: 192, share: PLAIN_SHARE, purpose: 'any' },
  { name: 'icon-512.png', size: 512, share: PLAIN_SHARE, purpose: 'any' },
  { name: 'icon-maskable-512.png', size: 512, share: MASKABLE_SHARE, purpose: 'maskable' },
];

const SHORTCUTS = [
  { name: account.invitations, url: '/me/rsvps' },
  { name: nav.myOrders, url: '/me/orders' },
  { name: nav.discover, url: '/discover' },
  { name: nav.suppliers, url: '/' },
];

/** The web app manifest: names in Hebrew, colours of the tokens, icons drawn from our own. */
export const webManifest = (): Plugin => {
  let icons: { src: string; sizes: string; type: string; purpose: string }[] = [];
  return {
    name: 'web-manifest',
    apply: 'build',
    async buildStart() {
      icons = await Promise.all(
        ICONS.map(async ({ name, size, share, purpose }) => {
          const file = this.emitFile({ type: 'asset', name, source: await icon(size, share) });
          return { src: file, sizes: `${size}x${size}`, type: 'image/png', purpose };
        }),
      );
    },
    transformIndexHtml: {
      order: 'post',
      handler(_, { path: page }) {
        if (!page.endsWith('index.html')) return [];
        return [{ tag: 'link', attrs: { rel: 'manifest', href: '/manifest.webmanifest' }, injectTo: 'head' }];
      },
    },
    generateBundle() {
      const manifest = {
        ...{ id: '/', name: NAME, short_name: NAME, description: DESCRIPTION, lang: 'he', dir: 'rtl' },
        ...{ start_url: '/', scope: '/', display: 'standalone' },
        ...{ background_color: ground, theme_color: ground },
        icons: icons.map(({ src, ...rest }) => ({ src: `/${this.getFileName(src)}`, ...rest })),
        shortcuts: SHORTCUTS,
      };
      this.emitFile({
        type: 'asset',
        fileName: 'manifest.webmanifest',
        source: JSON.stringify(manifest),
      });
    },
  };
};
