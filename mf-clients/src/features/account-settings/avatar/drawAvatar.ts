import { drawnSide, type PictureArea } from './avatarFile';

const JPEG_QUALITY = 0.9;

/** Re-encodes the area, which bounds its size and removes metadata such as the location. @throws when that fails */
export async function drawAvatar(address: string, area: PictureArea, type: string): Promise<Blob> {
  const picture = new Image();
  picture.src = address;
  await picture.decode();
  const canvas = document.createElement('canvas');
  const side = drawnSide(area);
  canvas.width = side;
  canvas.height = side;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('The browser draws no pictures');
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(picture, area.x, area.y, area.width, area.height, 0, 0, side, side);
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, type, JPEG_QUALITY);
  });
  if (!blob) throw new Error('The browser made no picture');
  return blob;
}
