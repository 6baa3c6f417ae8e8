export { photoGone } from './domain/photo.errors.js';
export { busy } from './domain/photo.errors.js';
export { photoUrl } from './domain/photo-address.js';
export { photoConstraints } from './photo.constraints.js';
export { PhotoCopier } from './photo-copier.js';
export type { Copies } from './photo-copier.js';
export { PhotoRecords } from './photo.records.js';
export { PhotoStorage } from './photo-storage.js';
export { PhotosModule } from './photos.module.js';
