import type { ArgumentMetadata } from '@nestjs/common';
import { IsInt, IsOptional, Min } from 'class-validator';
import { InvalidRequest } from './problem.js';
import { validation } from './validation.js';

class Page {
  @IsOptional() @IsInt() @Min(1) limit = 50;
}
class Named {
  @IsInt() number: number;
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
