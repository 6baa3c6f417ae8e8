import { backboneFiles, readHead } from './node-files.js';
import { neededOf } from './needed.js';
import { pack, unpack } from './pack.js';

describe('a packed classifier', () => {
  test('is the same when it is unpacked, whatever it is made of', async () => {
    const parts = { backbone: neededOf(backboneFiles()), head: await readHead() };
    const found = unpack(pack(parts));
    expect(found.head).toEqual(parts.head);
    expect(found.backbone.model).toEqual(JSON.parse(JSON.stringify(parts.backbone.model)));
    expect(found.backbone.layers).toEqual(parts.backbone.layers);
    expect(found.backbone.weights.map((each) => Buffer.from(each))).toEqual(
      parts.backbone.weights.map((each) => Buffer.from(each)),
    );
  });

  test('is refused when it is cut short or something else', async () => {
    const packed = pack({ backbone: neededOf(backboneFiles()), head: await readHead() });
    expect(() => unpack(packed.subarray(0, 5000))).toThrow(RangeError);
    expect(() => unpack(new TextEncoder().encode('<html>not found</html>'))).toThrow(RangeError);
  });
});
