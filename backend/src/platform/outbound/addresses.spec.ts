import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { isPublicAddress, publicLookup } from './addresses.js';

describe('an address that our server may call', () => {
  it.each(['142.250.1.1', '2a00:1450:4001::1', '::ffff:142.250.1.1'])('is %s', (address) =>
    expect(isPublicAddress(address)).toBe(true),
  );

  it.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.16.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
    '::1',
    'fd00::1',
    'fe80::1',
    '::ffff:127.0.0.1',
    '64:ff9b::7f00:1',
  ])('is not %s', (address) => expect(isPublicAddress(address)).toBe(false));

  it('is not one behind a name that leads to this machine', async () => {
    const server = http.createServer((_request, response) => response.end('inside'));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const asked = new Promise((resolve, reject) =>
      http.get({ host: 'localhost', port, lookup: publicLookup }, resolve).once('error', reject),
    );
    await expect(asked).rejects.toThrow('localhost does not lead to the internet.');
    server.close();
  });
});
