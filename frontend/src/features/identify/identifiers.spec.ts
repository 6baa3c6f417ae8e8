import { measured } from '../../../test/measured';
import { identifierOf } from './identifiers';

const about = (share: number) => Math.round(100 * share);

test.each([
  ['on the server', false, measured.server],
  ['on a device', true, measured.device],
])('our own identifier says how often it was right when it looks %s', (_, onDevice, { strangers }) => {
  const { knows } = identifierOf('local', onDevice);
  expect(knows).toContain(`right for about ${about(strangers.top1.share)} photos in 100`);
  expect(knows).toContain(`one of its first three for about ${about(strangers.top3.share)}.`);
  expect(knows).toContain(`wrong for about ${about(strangers.sure.wrong.share)} in 100.`);
  expect(knows).toContain(`knows ${Object.keys(measured.device.byClass).length} plants`);
});

test('only on a device is our own identifier said to have less to work with', () => {
  const said = [true, false].map((onDevice) =>
    identifierOf('local', onDevice).knows.includes('less to work with'),
  );
  expect(said).toEqual([true, false]);
});
