export interface Size {
  width: number;
  height: number;
}

/** The size with the same shape whose longest side is at most `longest` pixels; never larger than before. */
export function fitSize({ width, height }: Size, longest: number): Size {
  const scale = Math.min(1, longest / Math.max(width, height));
  const scaled = (side: number) => Math.max(1, Math.round(side * scale));
  return { width: scaled(width), height: scaled(height) };
}
