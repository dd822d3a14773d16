import { PDFiumLibrary, type PDFiumPage } from '@hyzyla/pdfium';

/** What is read on each page of a PDF. */
export const readPdf = async <Read>(
  file: Uint8Array,
  read: (page: PDFiumPage) => Read | Promise<Read>,
): Promise<Awaited<Read>[]> => {
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(file);
  const found: Awaited<Read>[] = [];
  for (const page of document.pages()) found.push(await read(page));
  document.destroy();
  library.destroy();
  return found;
};

/** The text of each page. */
export const pdfTexts = (file: Uint8Array): Promise<string[]> => readPdf(file, (page) => page.getText());
