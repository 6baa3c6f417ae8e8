import type { ArgumentMetadata } from '@nestjs/common';
import { Type } from 'class-transformer';
import { IsInt, IsOptional, IsString, Length, Max, Min, ValidateNested } from 'class-validator';
import { speaking } from '../../kernel/languages/language.js';
import { Text, TimeZone } from './contract.js';
import { InvalidRequest } from './problem.js';
import { validation } from './validation.js';

class Page {
  @IsOptional() @IsInt() @Min(1) limit = 50;
}
class Named {
  @IsInt() number: number;
}

class Pot {
  @IsInt({ message: 'In whole centimetres' }) @Min(1) @Max(200) width: number;
  @IsString({ message: 'As a text' }) @Length(1, 9) colour: string;
  @TimeZone() zone?: string;
  @IsOptional() @ValidateNested() @Type(() => Page) page?: Page;
}

class Labelled {
  @Text(1, 9, { short: 'Say a name' }) name: string;
}

describe('a query', () => {
  const pipe = validation();
  const read = (query: object, metatype: ArgumentMetadata['metatype']) =>
    pipe.transform(query, { type: 'query', metatype });

  it('that is empty is an object of its own each time, with what is usual', async () => {
    const first = (await read({}, Page)) as Page;
    first.limit = 7;
    const second = await read({}, Page);
    expect(second).toBeInstanceOf(Page);
    expect(second).toEqual({ limit: 50 });
  });

  it('that is empty is refused each time where something is needed', async () => {
    for (const _ of [1, 2]) await expect(read({}, Named)).rejects.toThrow(InvalidRequest);
    expect(await read({ number: 3, other: 4 }, Named)).toEqual({ number: 3 });
  });
});

describe('what is wrong with a value', () => {
  const complaints = (body: object) =>
    validation()
      .transform(body, { type: 'body', metatype: Pot })
      .then(
        () => [],
        (error: InvalidRequest) => error.fields.map(({ message }) => message),
      );

  it.each([
    ['its type, whatever else is', { width: '5', colour: 5 }, ['In whole centimetres', 'As a text']],
    ['that it is missing', {}, ['In whole centimetres', 'As a text']],
    ['its size', { width: 201, colour: 'red' }, ['This value cannot be used here.']],
    ['what has words', { width: 5, colour: 'red', zone: 5 }, ['We do not know this time zone']],
    ['what it is within', { width: 5, colour: 'red', page: 5 }, ['This value cannot be used here.']],
    ['nothing', { width: 5, colour: 'red' }, []],
  ])('is one sentence: %s', async (_, body, sentences) => expect(await complaints(body)).toEqual(sentences));
});

describe('what is wrong with a value that only programs send', () => {
  const read = () => validation().transform({ limit: '500' }, { type: 'query', metatype: Page });
  const sentences = { en: 'This value', es: 'Este valor', de: 'Dieser Wert' };

  it.each(Object.entries(sentences))('is said in the language of the request: %s', async (code, words) => {
    const refused = speaking(code as keyof typeof sentences, read).catch((error: InvalidRequest) => error);
    const [field] = ((await refused) as InvalidRequest).fields;
    expect(field).toEqual({ field: 'limit', message: expect.stringMatching(`^${words}`) });
  });
});

describe('a text', () => {
  const read = (name: string) => validation().transform({ name }, { type: 'body', metatype: Labelled });

  it.each(['  ', '\u200b', '\u2060 \ufeff', '\0\u200b', '\u3164', '\u115f\ufe0f'])(
    'of which nothing can be seen is none: %j',
    async (name) => {
      await expect(read(name)).rejects.toThrow(InvalidRequest);
    },
  );

  it.each([
    [' Rosa ', 'Rosa'],
    ['👩\u200d🌾', '👩\u200d🌾'],
    ['a\ud83c', 'a'],
    ['\udf35a', 'a'],
    ['\u202eRosa\u202c', 'Rosa'],
    ['\u2068Rosa\u2069', 'Rosa'],
    ['\u200fRosa', '\u200fRosa'],
  ])('%j is read as %j', async (name, kept) => expect(await read(name)).toEqual({ name: kept }));
});
