import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { Processes } from './processes.js';

const CONTRACT = path.resolve(__dirname, '../../openapi.yaml');

describe('the API as it is built', () => {
  const processes = new Processes({});
  beforeAll(() => processes.prepare());
  afterAll(() => processes.close());

  it('serves the contract, in which every class has kept its name', async () => {
    await processes.start('main');
    const { body } = await processes.call('GET', '/api/openapi.json');
    expect(body).toEqual(parse(readFileSync(CONTRACT, 'utf8')));
  });
});
