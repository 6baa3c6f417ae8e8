/** A record that may refer to photos. */
type WithPhotos = { imageUrl?: string | null; imageUrls?: string[] };

/** Maps all addresses of pictures in a record; those mapped to null are left out. */
export function mapPhotos<Row extends object>(row: Row, turn: (url: string) => string | null): Row {
  const { imageUrl, imageUrls } = row as WithPhotos;
  return {
    ...row,
    ...(imageUrl && { imageUrl: turn(imageUrl) }),
    ...(imageUrls && { imageUrls: imageUrls.map(turn).filter((url) => url !== null) }),
  };
}
