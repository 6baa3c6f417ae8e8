import { addressKey } from './address.js';

describe('where a request comes from', () => {
  it('is the address itself for IPv4, also when it is written as IPv6', () => {
    expect(addressKey('192.0.2.7')).toBe('192.0.2.7');
    expect(addressKey('::ffff:192.0.2.7')).toBe('192.0.2.7');
  });

  it('is the upper half for IPv6, so that changing the lower half is no new place', () => {
    expect(addressKey('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2');
    expect(addressKey('2001:db8:1:2::9')).toBe('2001:db8:1:2');
    expect(addressKey('2001:db8::9')).toBe('2001:db8:0:0');
  });
});
