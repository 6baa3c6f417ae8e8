import { isPushEndpoint } from './push-service.js';

describe('the address of a push service', () => {
  it.each([
    'https://fcm.googleapis.com/fcm/send/abc:123',
    'https://updates.push.services.mozilla.com/wpush/v2/gAAAA',
    'https://web.push.apple.com/QGQ',
    'https://wns2-am3p.notify.windows.com/w/?token=a',
  ])('may be %s', (endpoint) => expect(isPushEndpoint(endpoint)).toBe(true));

  it.each([
    'https://fcm.googleapis.com:443/fcm/send/abc',
    'https://127.0.0.1%2enotify.windows.com/w/?token=a',
    'https://127.0.0.1\\.notify.windows.com/w/?token=a',
    'http://fcm.googleapis.com/fcm/send/abc',
    'https://fcm.googleapis.com:8443/fcm/send/abc',
    'https://fcm.googleapis.com.evil.example/a',
    'https://evil.example/fcm.googleapis.com',
    'https://evilpush.apple.com.example/a',
    'https://notpush.apple.com.evil/a',
    'https://fcm.googleapis.com@127.0.0.1/a',
    'https://user:word@fcm.googleapis.com/a',
    'https://127.0.0.1/a',
    'https://localhost/a',
    'https://[::1]/a',
    'https://169.254.169.254/latest/meta-data',
    'https://2130706433/a',
    'https://xnotify.windows.com/a',
    'https://storage.googleapis.com/a',
    'file:///etc/passwd',
    'gopher://fcm.googleapis.com/',
    'fcm.googleapis.com',
    '',
  ])('is never %s', (endpoint) => expect(isPushEndpoint(endpoint)).toBe(false));
});
