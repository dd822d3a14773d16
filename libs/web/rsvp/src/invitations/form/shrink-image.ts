import { INVITATION_IMAGE_MAX_BYTES } from '@smachot/contracts';

/** Largest file in bytes that is shrunk: no phone camera exceeds it, and decoding a larger picture may crash the tab. */
export const LARGEST_TO_SHRINK = 60 * 1024 * 1024;
const LONGEST_EDGE = 2400;
const QUALITIES = [0.88, 0.75, 0.6];

/** The size within the limit that keeps the aspect ratio; never larger than the original. */
export const sizeWithin = (
  width: number,
  height: number,
  edge: number,
): { width: number; height: number } => {
  const scale = Math.min(1, edge / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
};

const drawn = (picture: ImageBitmap): HTMLCanvasElement => {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, sizeWithin(picture.width, picture.height, LONGEST_EDGE));
  const pen = canvas.getContext('2d')!;
  // Transparent pixels would be black in a JPEG.
  pen.fillStyle = '#ffffff';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas;
};
const asJpeg = (canvas: HTMLCanvasElement, quality: number): Promise<Blob | null> =>
  new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));

/** The same picture as an upright JPEG within the limit; null when the browser cannot convert it. */
export const shrinkImage = async (file: File): Promise<File | null> => {
  try {
    const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
    const canvas = drawn(picture);
    picture.close();
    for (const quality of QUALITIES) {
      const smaller = await asJpeg(canvas, quality);
      if (smaller && smaller.size <= INVITATION_IMAGE_MAX_BYTES)
        return new File([smaller], `${file.name.replace(/\.\w+$/, '')}.jpg`, { type: 'image/jpeg' });
    }
  } catch {
    // not a picture this browser can read
  }
  return null;
};
