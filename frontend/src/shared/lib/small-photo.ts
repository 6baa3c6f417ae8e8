/** The address of the small copy of one of our photos, at most 400 px; another address stays as it is. */
export const smallPhoto = (imageUrl: string): string => imageUrl.replace(/\.webp$/, '.small.webp');
