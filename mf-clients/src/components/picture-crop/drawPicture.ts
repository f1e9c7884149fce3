const JPEG_QUALITY = 0.9;

/** In pixels of the original picture. */
export interface PictureArea {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface Drawing {
  readonly type: string;
  /** In pixels; a smaller area is not enlarged. */
  readonly mostWidth: number;
}

/** Re-encodes the area, which bounds its size and removes metadata such as the location. @throws when that fails */
export async function drawPicture(
  address: string,
  area: PictureArea,
  { type, mostWidth }: Drawing,
): Promise<Blob> {
  const picture = new Image();
  picture.src = address;
  await picture.decode();
  const canvas = document.createElement('canvas');
  const { width, height } = scaledSize(area, mostWidth);
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('The browser draws no pictures');
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(picture, area.x, area.y, area.width, area.height, 0, 0, width, height);
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, type, JPEG_QUALITY);
  });
  if (!blob) throw new Error('The browser made no picture');
  return blob;
}

export function scaledSize({ width, height }: PictureArea, mostWidth: number) {
  const scale = Math.min(1, mostWidth / width);
  const scaled = (length: number) => Math.max(1, Math.round(length * scale));
  return { width: scaled(width), height: scaled(height) };
}
