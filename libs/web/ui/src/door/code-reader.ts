/** As in the Shape Detection API: the browser's own class, and the one of the library that stands in for it. */
type CodeReader = { detect: (source: HTMLVideoElement) => Promise<{ rawValue: string }[]> };
type CodeReaderClass = {
  new (options: { formats: 'qr_code'[] }): CodeReader;
  getSupportedFormats: () => Promise<readonly string[]>;
};

const QR = 'qr_code';

const ownReader = (): CodeReaderClass | undefined =>
  (globalThis as { BarcodeDetector?: CodeReaderClass }).BarcodeDetector;

const readsQr = async (reader: CodeReaderClass): Promise<boolean> =>
  (await reader.getSupportedFormats().catch((): string[] => [])).includes(QR);

const readerClass = async (): Promise<CodeReaderClass> => {
  const own = ownReader();
  if (own && (await readsQr(own))) return own;
  return (await import('qr/decode.js')).BarcodeDetector;
};

/**
 * Reads QR codes of pictures: the browser's own reader, and where it has none (Safari, Firefox) the library's. Asked for when a door
 * opens, not when its camera does: the library is then on the device before the network fails.
 */
export const loadCodeReader = async (): Promise<CodeReader> => new (await readerClass())({ formats: [QR] });
