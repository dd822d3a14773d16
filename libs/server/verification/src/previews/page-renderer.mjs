// Draws the first pages of a PDF in a process of its own: node [limits] page-renderer.mjs <pdfium> <pages> <longest side>
// In: the file. Out: the number of all pages, then each drawn page as width, height and RGBA; numbers have 32 bits, big endian.
// Ends with 2 when the file cannot be drawn; with 1 when that is our fault.
import { buffer } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';

const UNDRAWABLE = 2;
const [library = '', mostPages, longestSide] = process.argv.slice(2);

/**
 * Resolves when the reader has taken it, so that one page is held at a time.
 * @param {Uint8Array} bytes
 */
const write = (bytes) =>
  new Promise((resolve, reject) => {
    process.stdout.write(bytes, (error) => (error ? reject(error) : resolve(undefined)));
  });
/** @param {number[]} all */
const numbers = (...all) => {
  const bytes = Buffer.alloc(4 * all.length);
  all.forEach((one, at) => bytes.writeUInt32BE(one, 4 * at));
  return bytes;
};

const { PDFiumLibrary } = await import(pathToFileURL(library).href);
const [pdfium, pdf] = await Promise.all([PDFiumLibrary.init(), buffer(process.stdin)]);
try {
  const document = await pdfium.loadDocument(pdf);
  const pages = document.getPageCount();
  await write(numbers(pages));
  for (let at = 0; at < Math.min(pages, Number(mostPages)); at++) {
    const page = document.getPage(at);
    const { originalWidth, originalHeight } = page.getOriginalSize();
    const scale = Number(longestSide) / Math.max(originalWidth, originalHeight);
    const [width, height] = [originalWidth, originalHeight].map((side) =>
      Math.max(1, Math.floor(side * scale)),
    );
    const { data } = await page.render({ width, height, scale: 1, render: 'bitmap' });
    await write(numbers(width, height));
    await write(data);
  }
} catch {
  process.exitCode = UNDRAWABLE;
}
