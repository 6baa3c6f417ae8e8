import { QueryFailedError } from 'typeorm';
import { masked, serialiseError } from './logger.js';

describe('an error in the log', () => {
  it('says which statement failed and why, and nothing of what was sent with it', () => {
    const cause = Object.assign(new Error('too long'), { code: '22001' });
    const error = new QueryFailedError('insert into users values ($1)', ['rosa@leaflore.test'], cause);
    const logged = JSON.stringify(serialiseError(error));
    expect(logged).toContain('insert into users');
    expect(logged).toContain('22001');
    expect(logged).not.toContain('rosa@leaflore.test');
  });
});

describe('a line of the log', () => {
  it.each([
    'sk-ant-api03-abcdefghijkl',
    'sk_live_51HabcdefGHIJ',
    'whsec_abcdefgh12345678',
    'AKIAIOSFODNN7EXAMPLE',
    'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl',
    'hunter2hunter2',
  ])('never has %s', (secret) => {
    for (const text of [
      `401 Incorrect API key provided: ${secret}`,
      `{"headers":{"authorization":"Bearer ${secret}"}}`,
      `{\\"api_key\\":\\"${secret}\\"}`,
      `connect postgres://leaflore:${secret}@db.example.org:5432/leaflore`,
    ].filter((line) => secret !== 'hunter2hunter2' || !line.startsWith('401')))
      expect(masked(JSON.stringify({ message: text }))).not.toContain(secret);
  });

  it.each([
    '{"level":40,"requestId":"0b6f5c1e-9a47-4d3b-8f21-6c1d2e3f4a5b","code":"identifier-busy"}',
    'GET http://127.0.0.1:3000/api/plants?limit=3',
    'the task-list of rosa@example.org',
  ])('stays as it is without one: %s', (line) => expect(masked(line)).toBe(line));
});
