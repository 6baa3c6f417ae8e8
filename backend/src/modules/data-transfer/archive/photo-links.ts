/** A record that may speak of photos. */
type WithPhotos = { imageUrl?: string | null; imageUrls?: string[] };

/** The same record with each address of a picture turned into another; one that turns into nothing is left out. */
export function mapPhotos<Row extends object>(row: Row, turn: (url: string) => string | null): Row {
  const { imageUrl, imageUrls } = row as WithPhotos;
  return {
    ...row,
    ...(imageUrl && { imageUrl: turn(imageUrl) }),
    ...(imageUrls && { imageUrls: imageUrls.map(turn).filter((url) => url !== null) }),
  };
}
