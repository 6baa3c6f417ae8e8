import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { Processes } from './processes.js';

const CONTRACT = path.resolve(__dirname, '../../openapi.yaml');

describe('the API as it is built', () => {
  const processes = new Processes({});
  beforeAll(async () => {
    await processes.prepare();
    await processes.start('main');
  });
  afterAll(() => processes.close());

  it('serves the contract, in which every class has kept its name', async () => {
    const { body } = await processes.call('GET', '/api/openapi.json');
    expect(body).toEqual(parse(readFileSync(CONTRACT, 'utf8')));
  });

  it('has no test in it', () => {
    const files = readdirSync(path.resolve(__dirname, '../dist'), { recursive: true, encoding: 'utf8' });
    expect(files).toContain('main.js');
    expect(files.filter((name) => /\.spec\.|(^|\/)test\//.test(name))).toEqual([]);
  });

  it('finds nothing at an address that is cut off within a letter', async () => {
    const { status, body } = await processes.call('GET', '/api/plant-library/se%C3');
    expect([status, body.code]).toEqual([404, 'guide-not-found']);
  });

  it('reads a body whose shape is derived from another one like that one', async () => {
    await processes.register();
    const { body: plant } = await processes.call('POST', '/api/plants', { commonName: ' Fern ' });
    const { status, body } = await processes.call('PATCH', `/api/plants/${plant.id}`, {
      commonName: ' Tree\0 fern ',
      place: ' ',
    });
    expect([plant.commonName, status, body.commonName, body.place]).toEqual(['Fern', 200, 'Tree fern', null]);
  });
});
