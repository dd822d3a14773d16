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

/** PDFium's own calls, of which its wrapper has none for the structure of a page. Strings are UTF-16, their lengths in bytes. */
type Structures = Record<
  | 'malloc'
  | 'free'
  | 'FPDF_StructTree_GetForPage'
  | 'FPDF_StructTree_Close'
  | 'FPDF_StructTree_CountChildren'
  | 'FPDF_StructElement_CountChildren'
  | 'FPDFPageObj_CountMarks',
  (handle: number) => number
> &
  Record<
    'FPDF_StructTree_GetChildAtIndex' | 'FPDF_StructElement_GetChildAtIndex' | 'FPDFPage_GetObject',
    (handle: number, at: number) => number
  > &
  Record<
    'FPDF_StructElement_GetType' | 'FPDF_StructElement_GetAltText' | 'FPDF_StructElement_GetActualText',
    (element: number, buffer: number, bytes: number) => number
  >;
type PageInside = { pageIdx: number; module: { wasmExports: Structures; HEAPU8: Uint8Array } };

/**
 * The pages of a PDF as a screen reader gets them: type and words of each element in reading order, and the number of drawn objects that are
 * neither in an element nor an artifact.
 */
export const pdfReadings = (
  file: Uint8Array,
): Promise<{ elements: { type: string; words: string }[]; unknown: number }[]> =>
  readPdf(file, (page) => {
    const { pageIdx, module } = page as unknown as PageInside;
    const pdfium = module.wasmExports;
    const textOf = (read: Structures['FPDF_StructElement_GetType'], element: number): string => {
      const bytes = read(element, 0, 0);
      const buffer = pdfium.malloc(Math.max(bytes, 2));
      read(element, buffer, bytes);
      const text = Buffer.from(module.HEAPU8.slice(buffer, buffer + Math.max(bytes - 2, 0))).toString(
        'utf16le',
      );
      pdfium.free(buffer);
      return text;
    };
    const elements: { type: string; words: string }[] = [];
    const visit = (element: number): void => {
      if (!element) return; // content of its own, not an element
      const words =
        textOf(pdfium.FPDF_StructElement_GetActualText, element) ||
        textOf(pdfium.FPDF_StructElement_GetAltText, element);
      elements.push({ type: textOf(pdfium.FPDF_StructElement_GetType, element), words });
      const count = pdfium.FPDF_StructElement_CountChildren(element);
      for (let at = 0; at < count; at++) visit(pdfium.FPDF_StructElement_GetChildAtIndex(element, at));
    };
    const tree = pdfium.FPDF_StructTree_GetForPage(pageIdx);
    const roots = pdfium.FPDF_StructTree_CountChildren(tree);
    for (let at = 0; at < roots; at++) visit(pdfium.FPDF_StructTree_GetChildAtIndex(tree, at));
    pdfium.FPDF_StructTree_Close(tree);
    const drawn = Array.from({ length: page.getObjectCount() }, (_, at) =>
      pdfium.FPDFPage_GetObject(pageIdx, at),
    );
    return { elements, unknown: drawn.filter((one) => pdfium.FPDFPageObj_CountMarks(one) === 0).length };
  });
