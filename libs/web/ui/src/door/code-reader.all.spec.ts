import encodeQR from 'qr';
import { loadCodeReader } from './code-reader';

const TICKET = 'https://smachot.example/t/7K3M9PXW2QRT';

/** A picture as a camera takes it: a grey sheet with the code, turned, in uneven light and with noise. */
const aPhotoOf = (text: string, { degrees = 0, width = 640, height = 480, side = 240 } = {}) => {
  const code = encodeQR(text, 'raw', { border: 4 });
  const data = new Uint8ClampedArray(width * height * 4);
  const angle = (degrees * Math.PI) / 180;
  const module = side / code.length;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const [dx, dy] = [x - width / 2, y - height / 2];
      const column = Math.floor((dx * Math.cos(angle) + dy * Math.sin(angle) + side / 2) / module);
      const row = Math.floor((dy * Math.cos(angle) - dx * Math.sin(angle) + side / 2) / module);
      const isDark = code[row]?.[column] ?? false;
      const light = 0.6 + (0.4 * x) / width;
      const noise = ((x * 7 + y * 13) % 17) - 8;
      data.fill((isDark ? 40 : 200) * light + noise, (y * width + x) * 4, (y * width + x) * 4 + 3);
      data[(y * width + x) * 4 + 3] = 255;
    }
  return { width, height, data, [Symbol.toStringTag]: 'ImageData' } as unknown as HTMLVideoElement;
};
const read = async (picture: HTMLVideoElement) => {
  const [found] = await (await loadCodeReader()).detect(picture);
  return found?.rawValue;
};

const globals = globalThis as { BarcodeDetector?: unknown; DOMRectReadOnly?: unknown };
const aBrowsersOwn = (formats: string[]) =>
  class {
    static getSupportedFormats = () => Promise.resolve(formats);
    detect = () => Promise.resolve([{ rawValue: 'read by the browser' }]);
  };

describe('reading codes of tickets', () => {
  beforeEach(() => {
    // jsdom has no rectangles; where the code lies in the picture is not asked
    globals.DOMRectReadOnly = class {};
  });
  afterEach(() => {
    delete globals.BarcodeDetector;
    delete globals.DOMRectReadOnly;
  });

  it.each([0, 30, 90, 175])(
    'reads a code turned by %d degrees without a reader of the browser',
    async (degrees) => {
      expect(await read(aPhotoOf(TICKET, { degrees }))).toBe(TICKET);
    },
  );

  it('reads a code far from the camera', async () => {
    expect(await read(aPhotoOf(TICKET, { width: 1280, height: 720, side: 130, degrees: 12 }))).toBe(TICKET);
  });

  it('finds nothing where there is no code', async () => {
    expect(await read(aPhotoOf(TICKET, { side: 1 }))).toBeUndefined();
  });

  it('leaves it to the browser that reads QR codes', async () => {
    globals.BarcodeDetector = aBrowsersOwn(['ean_13', 'qr_code']);
    expect(await read(aPhotoOf(TICKET))).toBe('read by the browser');
  });

  it('does not trust a reader of the browser that knows other codes alone', async () => {
    globals.BarcodeDetector = aBrowsersOwn([]);
    expect(await read(aPhotoOf(TICKET))).toBe(TICKET);
  });
});
