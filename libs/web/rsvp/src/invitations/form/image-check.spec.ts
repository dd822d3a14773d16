import { checkImage } from './image-check';

describe('the picture, before it travels', () => {
  const bytes = (...start: number[]) => new Uint8Array([...start, 0, 0, 0, 0, 0]);
  // jsdom's Blob cannot be read
  const file = (content: Uint8Array) => ({
    size: content.length,
    slice: (from: number, to: number) => ({
      arrayBuffer: () => Promise.resolve(content.slice(from, to).buffer),
    }),
  });

  it.each([
    ['a PNG', bytes(0x89, 0x50, 0x4e, 0x47), null],
    ['a JPEG', bytes(0xff, 0xd8, 0xff, 0xe0), null],
    ['a GIF called photo.png', bytes(0x47, 0x49, 0x46, 0x38), 'unsupported'],
    ['a page', bytes(0x3c, 0x68, 0x74, 0x6d), 'unsupported'],
  ])('%s', async (_, content, problem) => {
    expect(await checkImage(file(content) as unknown as Blob)).toBe(problem);
  });

  it('above 5 MB is too large, exactly 5 MB is not', async () => {
    const png = bytes(0x89, 0x50, 0x4e, 0x47);
    const sized = (size: number) => ({ ...file(png), size }) as unknown as Blob;
    expect(await checkImage(sized(5 * 1024 * 1024))).toBeNull();
    expect(await checkImage(sized(5 * 1024 * 1024 + 1))).toBe('tooLarge');
  });
});
