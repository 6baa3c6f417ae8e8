import { startApi } from '../../../test/api.js';
import type { Api, Person } from '../../../test/api.js';
import { DataTransferClient, unpack } from '../../../test/data-transfer.js';
import { ImportRepository } from './import.repository.js';
import { ImportWork } from './import.work.js';

const LIST = `Name;Species;Room;Last watered;Notes
Basil;Ocimum basilicum;Kitchen;2.11.2026;"Two lines
and a ""quote"""
Grandma's cactus;;Hall;;
;;Hall;;
Basil;Ocimum basilicum;Kitchen;;
`;

describe('a list of plants', () => {
  let api: Api;
  let rosa: Person;
  let client: DataTransferClient;

  beforeAll(async () => void (api = await startApi()));
  afterAll(() => api.stop());
  beforeEach(async () => {
    rosa = await api.signUp();
    client = new DataTransferClient(api, rosa);
  });

  const show = (text: string | Buffer<ArrayBuffer>) => client.importFile(text, 'text/csv');
  const plants = async () => (await rosa.get('/api/plants').expect(200)).body as Record<string, unknown>[];
  const confirm = async (id: string) => {
    const { status } = await client.send('POST', `/api/account/imports/${id}/confirm`);
    return { status, outcome: await client.follow(`/api/account/imports/${id}`, ['done', 'failed']) };
  };

  it('is shown line by line, and adds nothing by itself', async () => {
    const { state, rows } = await show(LIST);
    expect(state).toBe('preview');
    expect(rows?.map(({ line, commonName, verdict, remark }) => [line, commonName, verdict, remark])).toEqual(
      [
        [3, 'Basil', 'new', ''],
        [4, "Grandma's cactus", 'new', ''],
        [5, '', 'not-understood', 'There is no plant name in this line.'],
        [6, 'Basil', 'already', 'This is the same as line 3, so it is not added again.'],
      ],
    );
    expect(rows?.[0]).toMatchObject({
      place: 'Kitchen',
      lastWatered: '2026-11-02',
      libraryName: expect.any(String),
    });
    expect(rows?.[0]?.notes).toBe('Two lines\nand a "quote"');
    expect(await plants()).toEqual([]);
  });

  it('is not added once more by a worker that comes late to its end', async () => {
    const { id } = await show(LIST);
    const begun = jest.spyOn(api.app.get(ImportRepository), 'begin');
    await confirm(id);
    begun.mockResolvedValueOnce(await begun.mock.results[0]!.value);
    await expect(api.app.get(ImportWork).runImport({ data: { id } } as never)).rejects.toThrow(
      'closed meanwhile',
    );
    expect(await plants()).toHaveLength(2);
    begun.mockRestore();
  });

  it('is added when it is confirmed, once, with the care of the library', async () => {
    const { id } = await show(LIST);
    const { outcome } = await confirm(id);
    expect(outcome).toMatchObject({
      state: 'done',
      result: { tallies: [{ kind: 'plants', added: 2, already: 1, leftOut: 1 }] },
    });
    expect((await confirm(id)).status).toBe(409);
    const [cactus, basil] = (await plants()).sort((a, b) =>
      String(a.commonName) < String(b.commonName) ? 1 : -1,
    );
    expect(basil).toMatchObject({ commonName: 'Basil', place: 'Kitchen', libraryId: expect.any(String) });
    expect(String(basil!.lastWatered)).toMatch(/^2026-11-02/);
    expect(basil!.waterDueOn).toEqual(expect.any(String));
    expect(cactus).toMatchObject({ commonName: "Grandma's cactus", place: 'Hall' });
  });

  it('is shown also where a long text is cut within a sign of two halves', async () => {
    const { rows } = await show(`Name;Watered\n${'a'.repeat(199)}🌱;\nMint;${'x'.repeat(29)}🌧 yes\n`);
    expect(rows).toMatchObject([{ verdict: 'not-understood' }, { commonName: 'Mint', verdict: 'new' }]);
    expect(rows![0]!.commonName).toBe('a'.repeat(199));
  });

  it('tells what is in the garden already', async () => {
    await confirm((await show(LIST)).id);
    const { rows } = await show('name,species,place\nbasil,OCIMUM basilicum,kitchen\nMint,,Kitchen');
    expect(rows).toMatchObject([
      { verdict: 'already', remark: 'This is already in your garden, so it is not added again.' },
      { verdict: 'new' },
    ]);
  });

  it('can be put away, and then cannot be confirmed', async () => {
    const { id } = await show(LIST);
    expect((await client.send('DELETE', `/api/account/imports/${id}`)).status).toBe(204);
    expect((await client.send('POST', `/api/account/imports/${id}/confirm`)).status).toBe(404);
    expect(await plants()).toEqual([]);
  });

  it('is replaced by the next one that is looked at', async () => {
    const { id } = await show(LIST);
    expect((await show('name\nMint')).state).toBe('preview');
    expect((await client.send('GET', `/api/account/imports/${id}`)).status).toBe(404);
  });

  it('is nobody else’s to see or confirm', async () => {
    const { id } = await show(LIST);
    const other = new DataTransferClient(api, await api.signUp());
    expect((await other.send('GET', `/api/account/imports/${id}`)).status).toBe(404);
    expect((await other.send('POST', `/api/account/imports/${id}/confirm`)).status).toBe(404);
    expect((await other.send('DELETE', `/api/account/imports/${id}`)).status).toBe(404);
  });

  it.each([
    [
      'a mark and tabs, as spreadsheets save Unicode',
      Buffer.from('\ufeffName\tPlace\nMint\tKüche', 'utf16le'),
    ],
    ['the mark of UTF-8', Buffer.from('\ufeffName,Place\r\nMint,Küche\r\n')],
    [
      'Windows letters',
      Buffer.concat([Buffer.from('Name;Place\nMint;K'), Buffer.from([0xfc]), Buffer.from('che\n')]),
    ],
    ['old line ends', Buffer.from('Name;Place\rMint;Küche\r')],
  ])('may come with %s', async (_how, bytes) =>
    expect((await show(bytes as Buffer<ArrayBuffer>)).rows).toMatchObject([
      { commonName: 'Mint', place: 'Küche' },
    ]),
  );

  it.each([
    ['nothing in it', '', /neither|no plant/],
    ['only titles', 'Name,Place\n', /no plant in it/],
    ['no names', 'Colour\nred\n', /no column of names/],
    ['open quotes', 'Name\n"Mint\n', /quotes do not match/],
    ['too many lines', `Name\n${'Mint\n'.repeat(2001)}`, /more than 2000/],
    ['a picture', Buffer.from([0xff, 0xd8, 0xff, 0, 1, 2, 3]), /not a text file/],
    ['too much in it', `Name\n${'x'.repeat(1024 * 1024)}`, /larger than 1 MB/],
  ])('with %s is refused in plain words', async (_what, content, words) => {
    const { message } = await show(content as string);
    expect(message).toMatch(words);
    expect(await client.send('GET', '/api/account/imports').then(({ body }) => body)).toEqual([]);
  });

  it('keeps a formula a text', async () => {
    await confirm((await show('name,place\n"=HYPERLINK(""http://x"")",@home')).id);
    expect(await plants()).toMatchObject([{ commonName: '=HYPERLINK("http://x")', place: '@home' }]);
  });

  it('of our own making can be brought in again', async () => {
    await confirm((await show('name,place\n=cmd,Hall\nFern,"a, b"')).id);
    const sheet = (await unpack((await client.exportData()).file)).get('plants.csv')!;
    expect(sheet.toString()).toContain("'=cmd");
    const { rows } = await show(Buffer.from(sheet) as Buffer<ArrayBuffer>);
    expect(rows?.map(({ commonName, verdict }) => [commonName, verdict]).sort()).toEqual([
      ['=cmd', 'already'],
      ['Fern', 'already'],
    ]);
  });
});
