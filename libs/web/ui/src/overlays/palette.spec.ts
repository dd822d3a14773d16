/// <reference types="node" />
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { schemeTokens } from './palette';

const css = readFileSync(join(__dirname, '../styles/tokens.css'), 'utf8');
const blockOf = (selector: string) => {
  const start = css.indexOf(`${selector} {`);
  return css.slice(start, css.indexOf('}', start));
};
const tokensOf = (selector: string) =>
  Object.fromEntries(
    [...blockOf(selector).matchAll(/--([\w-]+):\s*(#[0-9a-f]{6})/gi)].map(([, name, value]) => [
      name,
      value?.toUpperCase(),
    ]),
  );

it.each([
  ['light', ':root'],
  ['dark', `[data-theme='dark']`],
] as const)('the %s palette equals tokens.css', (scheme, selector) => {
  expect(tokensOf(selector)).toMatchObject(schemeTokens[scheme]);
});
