import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { PageTemplate } from './page-template';
import { ScreenScripts } from './screen-scripts';
import { ScreenStyles } from './screen-styles';

/** What pages are made of, as the build of the web app wrote it. */
export type BuiltPages = {
  /** The app without content; undefined: the web app is not built. */
  app: string | undefined;
  guest: string | undefined;
  /** The app's page around the content of an address. */
  template: PageTemplate;
  styles: ScreenStyles;
  scripts: ScreenScripts;
};

/** @param root folder of the built web app @param isTraced whether the app in the browser begins traces with its calls */
export const readBuiltPages = (root: string, isTraced: boolean): BuiltPages => {
  const read = (name: string) =>
    existsSync(path.join(root, name)) ? readFileSync(path.join(root, name), 'utf8') : undefined;
  const page = (name: string) =>
    isTraced ? read(name)?.replace('</head>', '<meta name="tracing" /></head>') : read(name);
  const app = page('index.html');
  return {
    app,
    guest: page('guest.html'),
    template: new PageTemplate(app ?? '', read('first-lines.js') ?? ''),
    styles: new ScreenStyles(root, app ?? ''),
    scripts: new ScreenScripts(root, app ?? ''),
  };
};
