import 'reflect-metadata';
import { plainToInstance } from 'class-transformer';
import { IsString, validateSync } from 'class-validator';
import { Inner, OrNull } from './checks.js';

class PotDto {
  @IsString() colour: string;
}
class ShelfDto {
  @Inner(() => PotDto) pot: PotDto;
  @OrNull() @Inner(() => PotDto) spare: PotDto | null;
}

describe('a record inside another', () => {
  const mistakes = (shelf: object) =>
    validateSync(plainToInstance(ShelfDto, shelf)).map(({ property }) => property);
  const pot = { colour: 'blue' };

  it('may be left out where that is said, and nowhere else', () => {
    for (const spare of [pot, null, undefined]) expect(mistakes({ pot, spare })).toEqual([]);
    for (const other of [null, undefined, [], [[]], [pot], 'pot', 5, {}])
      expect({ other, mistakes: mistakes({ pot: other }) }).toEqual({ other, mistakes: ['pot'] });
  });
});
