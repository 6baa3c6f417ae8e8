/* global document */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { see, stage } from './browser.mjs';

const { journey } = stage();

const LEAF = readFileSync(path.resolve(import.meta.dirname, '../../backend/test/fixtures/leaf.heic'));
const heic = (buffer, name = 'leaf.heic') => ({ name, mimeType: 'image/heic', buffer });
const at = (box) => LEAF.indexOf(box, 'latin1') + 4;
const changed = (change) => {
  const copy = Buffer.from(LEAF);
  change(copy);
  return copy;
};

/** The same photo with a rotation by 90 degrees (`irot`, ISO/IEC 23008-12, 6.5.10), as phones write it. */
function turned() {
  const irot = Buffer.from('\0\0\0\x09irot\x01', 'latin1');
  const grown = changed((file) => {
    const grow = (box, by) => file.writeUInt32BE(file.readUInt32BE(at(box) - 8) + by, at(box) - 8);
    grow('meta', irot.length + 1);
    grow('iprp', irot.length + 1);
    grow('ipco', irot.length);
    grow('ipma', 1);
    file.writeUInt32BE(file.readUInt32BE(at('iloc') + 12) + irot.length + 1, at('iloc') + 12);
    file.writeUInt8(4, at('ipma') + 10); // properties of the photo, one more than before
  });
  const [ipma, end] = [at('ipma') - 8, at('ipma') + 14];
  const fourth = Buffer.from([0x84]);
  return Buffer.concat([
    grown.subarray(0, ipma),
    irot,
    grown.subarray(ipma, end),
    fourth,
    grown.subarray(end),
  ]);
}

async function choose(page, ...files) {
  await page.goto('/identify');
  await page.getByTestId('upload-image').setInputFiles(files);
}
const photos = (page) => page.getByRole('list', { name: 'Your photos' }).getByRole('img', { name: /^Photo/ });
const sizeOf = async (photo) => {
  await see(photo);
  await photo.evaluate((image) => image.decode());
  return photo.evaluate(({ naturalWidth, naturalHeight }) => `${naturalWidth} x ${naturalHeight}`);
};
const press = (page) => page.getByRole('button', { name: 'Identify Plant', exact: true }).click();
/** The photo that is sent: its type and bytes. */
const sending = async (page) => {
  const request = page.waitForRequest(
    (each) => each.method() === 'PUT' && /\/api\/uploads\//.test(each.url()),
  );
  await press(page);
  const upload = await request;
  return { type: upload.headers()['content-type'], bytes: upload.postDataBuffer() };
};

journey('a HEIC photo is shown, made smaller in the browser and identified', {}, async ({ page, signUp }) => {
  await signUp();
  const fetched = [];
  page.on('request', (request) => fetched.push(request.url()));
  await page.goto('/identify');
  await see(page.getByRole('button', { name: 'Upload Image' }));
  assert.ok(!fetched.some((url) => /heif|heic/.test(url)), 'nobody who needs no decoder fetches one');

  await choose(page, heic(LEAF));
  assert.equal(await sizeOf(photos(page)), '640 x 480');
  const { type, bytes } = await sending(page);
  assert.equal(type, 'image/jpeg');
  assert.ok(!bytes || bytes.length < 150_000, `${bytes?.length} bytes`);
  await see(page.getByRole('heading', { name: 'Jade Plant', exact: true }));
});

journey('a photo with a rotation is shown upright', {}, async ({ page, signUp }) => {
  await signUp();
  await choose(page, heic(turned()));
  assert.equal(await sizeOf(photos(page)), '480 x 640');
});

journey('a HEIC photo of more than 50 megapixels is refused in words', {}, async ({ page, signUp }) => {
  await signUp();
  const huge = changed((file) => {
    file.writeUInt32BE(10_000, at('ispe') + 4);
    file.writeUInt32BE(10_000, at('ispe') + 8);
  });
  await choose(page, heic(huge));
  await see(page.getByText('leaf.heic has more than 50 megapixels. Please choose a smaller one.'));
  assert.equal(await photos(page).count(), 0);
});

journey(
  'a file that the browser cannot open is sent as it is, and the server says what is wrong',
  { mayFail: /\/api\/uploads\// },
  async ({ page, signUp }) => {
    await signUp();
    await choose(page, heic(LEAF.subarray(0, 400)));
    await see(page.getByRole('list', { name: 'Your photos' }).getByText('leaf.heic'));
    assert.equal((await sending(page)).type, 'image/heic');
    await see(page.getByRole('heading', { name: 'We can’t use this photo' }));
    assert.equal(await page.evaluate(() => document.body.innerText.includes('damaged or incomplete')), true);
  },
);
