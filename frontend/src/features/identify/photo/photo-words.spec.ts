import { cameraLabel, missingPhoto, roomFor } from './photo-words';

describe('the words about photos', () => {
  it('a phone photographs, a desktop chooses', () => {
    expect(cameraLabel(true)).toBe('Take Photo');
    expect(cameraLabel(false)).toBe('Select Image');
  });

  it('name the photo that is missing', () => {
    expect(missingPhoto(1)).toBe('Add a close-up of a leaf.');
    expect(missingPhoto(5)).toBeUndefined();
  });

  it('count what is left', () => {
    expect(roomFor(1)).toContain('up to four more photos');
    expect(roomFor(4)).toContain('one more photo ');
    expect(roomFor(5)).toBe('Five photos: that is all we need.');
  });
});
