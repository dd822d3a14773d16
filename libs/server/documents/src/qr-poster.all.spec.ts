import { PDFiumLibrary } from '@hyzyla/pdfium';
import type { Language } from '@smachot/contracts';
import { drawQrPoster } from './qr-poster';

const poster = (language: Language, call: string) =>
  drawQrPoster({
    ...{ title: 'Smachot savta', size: 'A5' as const, language, heading: 'סבתא ג׳ולי', subheading: '' },
    ...{ call, address: 'https://smachot.example/q/abc', foot: 'Smachot' },
  });
/** The text of the first page, as a reader of the file finds it. */
const textOf = async (file: Buffer): Promise<string> => {
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(file);
  const text = document.getPage(0).getText();
  document.destroy();
  library.destroy();
  return text;
};

it.each([
  ['en', 'Scan, look and order'],
  ['ru', 'Отсканируйте и закажите'],
] as const)('says in %s what to do, from left to right', async (language, call) => {
  const file = await poster(language, call);
  const text = await textOf(file);
  expect(text).toContain(call);
  expect(text).toContain('https://smachot.example/q/abc');
  expect(file.toString('latin1')).toContain(`/Lang (${language})`);
});

it('says it in Hebrew letters, and a name keeps its own in every language', async () => {
  const letters = (text: string): string => [...text.replace(/[^א-ת]/g, '')].sort().join('');
  expect(letters(await textOf(await poster('he', 'סורקים ורואים')))).toBe(
    letters('סבתא ג׳ולי סורקים ורואים'),
  );
  expect(letters(await textOf(await poster('en', 'Scan')))).toBe(letters('סבתא ג׳ולי'));
});
