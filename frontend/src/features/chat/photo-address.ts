/** The address of a photo's thumbnail. */
export const smaller = (imageUrl: string): string => imageUrl.replace(/\.webp$/, '.small.webp');
