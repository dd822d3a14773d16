import type { Page } from '@playwright/test';

type Drawn = { seenByCamera?: (picture: string) => Promise<void> };

/** A camera that sees a picture we give it: what the page asks for is a real stream, of a drawn sheet instead of the world. */
export async function cameraOn(page: Page) {
  await page.addInitScript(() => {
    const sheet = Object.assign(document.createElement('canvas'), { width: 640, height: 480 });
    const pen = sheet.getContext('2d')!;
    let seen: ImageBitmap | undefined;
    const draw = () => {
      pen.fillStyle = '#8a8478';
      pen.fillRect(0, 0, sheet.width, sheet.height);
      if (!seen) return;
      pen.save();
      pen.translate(sheet.width / 2, sheet.height / 2);
      pen.rotate(0.2);
      pen.fillStyle = '#f4f1ea';
      pen.fillRect(-170, -170, 340, 340);
      pen.drawImage(seen, -140, -140, 280, 280);
      pen.restore();
    };
    setInterval(draw, 100);
    (globalThis as Drawn).seenByCamera = async (picture) => {
      const bytes = Uint8Array.from(atob(picture), (letter) => letter.codePointAt(0)!);
      seen = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    };
    navigator.mediaDevices.getUserMedia = () => Promise.resolve(sheet.captureStream(10));
  });
  return {
    looksAt: (picture: Buffer) =>
      page.evaluate((png) => (globalThis as Drawn).seenByCamera!(png), picture.toString('base64')),
  };
}
