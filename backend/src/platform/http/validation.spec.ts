import type { ArgumentMetadata } from '@nestjs/common';
import { IsInt, IsOptional, IsString, Length, Max, Min } from 'class-validator';
import { Text } from './contract.js';
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
    ['its size', { width: 201, colour: 'red' }, ['width must not be greater than 200']],
    ['nothing', { width: 5, colour: 'red' }, []],
  ])('is one sentence: %s', async (_, body, sentences) => expect(await complaints(body)).toEqual(sentences));
});

describe('a text', () => {
  const read = (name: string) => validation().transform({ name }, { type: 'body', metatype: Labelled });

  it.each(['  ', '\u200b', '\u2060 \ufeff'])('of which nothing can be seen is none: %j', async (name) => {
    await expect(read(name)).rejects.toThrow(InvalidRequest);
  });

  it.each([
    [' Rosa ', 'Rosa'],
    ['👩\u200d🌾', '👩\u200d🌾'],
  ])('%j is read as %j', async (name, kept) => expect(await read(name)).toEqual({ name: kept }));
});
