import { arrayElements } from './json-array.js';

async function read(text: string, { piece = 3, most = 100 } = {}): Promise<unknown[]> {
  const bytes = Buffer.from(text);
  const pieces = async function* () {
    for (let at = 0; at < bytes.length; at += piece) yield bytes.subarray(at, at + piece);
  };
  const elements: unknown[] = [];
  for await (const element of arrayElements(pieces(), most)) elements.push(element);
  return elements;
}

describe('a long JSON array', () => {
  it.each([
    '[]',
    ' [ \n ] ',
    '[1]',
    '[1,2 , 3]',
    '[{"a":[1,{"b":"]"}]},"x,y",null,true,"\\"[\\\\"]',
    '["ä🌵","{[,]}"]',
    '[[[]],[{}],""]',
  ])('is read element by element: %s', async (text) => {
    for (const piece of [1, 2, 7, 1000]) expect(await read(text, { piece })).toEqual(JSON.parse(text));
  });

  it.each(['', '{}', '[', '[1', '[1,]', '[,1]', '[1 2]', '[]]', '[] []', 'x', '[1]x', '["a]'])(
    'that is none is refused: %s',
    (text) => expect(read(text)).rejects.toThrow(SyntaxError),
  );

  it('may be long, its elements may not', async () => {
    expect(await read(`[${'1,'.repeat(1000)}1]`)).toHaveLength(1001);
    await expect(read(`["${'x'.repeat(200)}"]`)).rejects.toThrow(/too long/);
  });
});
