import type { Browser } from '@playwright/test';

const WIDTH = 1280;
const QUALITY = 0.8;

/** Runs in the browser, which holds the only encoder of WebP here. */
const encode = async ({ png, width, quality }: { png: string; width: number; quality: number }) => {
  const picture = new Image();
  picture.src = `data:image/png;base64,${png}`;
  await picture.decode();
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = Math.round((picture.height / picture.width) * width);
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error('the browser gave no canvas');
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL('image/webp', quality);
};

/** A PNG of any size as a WebP as wide as a README shows it on a fine screen. */
export const toWebp = async (browser: Browser, png: Buffer): Promise<Buffer> => {
  const page = await browser.newPage();
  const url = await page.evaluate(encode, { png: png.toString('base64'), width: WIDTH, quality: QUALITY });
  await page.close();
  const [head = '', data = ''] = url.split(',');
  if (!head.includes('image/webp')) throw new Error(`this browser encodes no WebP, only ${head}`);
  return Buffer.from(data, 'base64');
};
