export interface Size {
  width: number;
  height: number;
}

/** The size with the same shape whose longest side is at most `maxSide` pixels; never larger than before. */
export function fitSize({ width, height }: Size, maxSide: number): Size {
  const scale = Math.min(1, maxSide / Math.max(width, height));
  const scaled = (side: number) => Math.max(1, Math.round(side * scale));
  return { width: scaled(width), height: scaled(height) };
}
