import { fitSize } from './fit-size';

describe('the size of a photo to send', () => {
  it('keeps its shape', () => {
    expect(fitSize({ width: 4000, height: 3000 }, 1600)).toEqual({ width: 1600, height: 1200 });
    expect(fitSize({ width: 3000, height: 4000 }, 1600)).toEqual({ width: 1200, height: 1600 });
  });

  it('is never larger than before', () => {
    expect(fitSize({ width: 640, height: 480 }, 1600)).toEqual({ width: 640, height: 480 });
  });

  it('is at least a pixel', () => {
    expect(fitSize({ width: 20_000, height: 3 }, 1600)).toEqual({ width: 1600, height: 1 });
  });
});
