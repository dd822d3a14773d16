import { shrinkImage, sizeWithin } from './shrink-image';

describe('a picture above the limit', () => {
  const big = () => new File(['x'], 'IMG 1.PNG', { type: 'image/png' });
  const sizes: number[] = [];
  beforeEach(() => {
    globalThis.createImageBitmap = () =>
      Promise.resolve({ width: 6000, height: 3000, close: () => undefined } as unknown as ImageBitmap);
    HTMLCanvasElement.prototype.getContext = (() => ({ fillRect() {}, drawImage() {} })) as never;
    HTMLCanvasElement.prototype.toBlob = function toBlob(done, type) {
      done({ size: sizes.shift()!, type } as Blob);
    };
  });
  it('is made smaller until it fits, and keeps its shape', async () => {
    sizes.splice(0, 3, 6 * 1024 * 1024, 4 * 1024 * 1024);
    const smaller = await shrinkImage(big());
    expect([smaller?.name, smaller?.type, sizes]).toEqual(['IMG 1.jpg', 'image/jpeg', []]);
    expect(sizeWithin(6000, 3000, 2400)).toEqual({ width: 2400, height: 1200 });
    expect(sizeWithin(300, 900, 2400)).toEqual({ width: 300, height: 900 });
  });
  it('is refused when no quality fits or the browser cannot read it', async () => {
    sizes.splice(0, 3, ...Array<number>(3).fill(9 * 1024 * 1024));
    expect(await shrinkImage(big())).toBeNull();
    globalThis.createImageBitmap = () => Promise.reject(new Error('no picture'));
    expect(await shrinkImage(big())).toBeNull();
  });
});
