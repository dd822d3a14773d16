// node tools/build/build.mjs: builds the outdated apps. Used by the container image; npm start does it by itself.
import { step } from '../stack/terminal.mjs';
import { buildApps } from './apps.mjs';
import { bundleSizes } from './bundle-size.mjs';

try {
  await step('Build', (onProgress) => buildApps({ onProgress }));
  for (const { text } of bundleSizes()) console.log(text);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
