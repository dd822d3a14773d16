import fs from 'node:fs';
import path from 'node:path';
import { format } from 'oxfmt';
import { root } from '../stack/paths.mjs';

const { ignorePatterns, ...style } = JSON.parse(fs.readFileSync(path.join(root, '.oxfmtrc.json'), 'utf8'));

/**
 * @param {string} name of the file, which tells the language
 * @param {string} text
 * @returns {Promise<string>} the text as `npm run format` would leave it; throws when it is not of that language
 */
export async function formatted(name, text) {
  const { code, errors } = await format(name, text, style);
  if (errors.length) throw new Error(`${name}: ${errors.map(({ message }) => message).join(', ')}`);
  return code;
}
