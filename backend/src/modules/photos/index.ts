export { photoGone, photoSpaceUsed } from './domain/photo.errors.js';
export { parsePhotoUrl, photoUrl } from './domain/photo-address.js';
export { photoConstraints } from './photo.constraints.js';
export { PhotoRecords } from './photo.records.js';
export { PhotoStorage } from './photo-storage.js';
export { PhotosModule } from './photos.module.js';
export { removePhotos } from './profile-picture.service.js';
