import { DefaultNamingStrategy } from 'typeorm';

/** The column of a member: `dateAdded` stands in `date_added`. */
export const columnOf = (member: string): string =>
  member.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Members are camelCase, columns snake_case. */
export class SnakeCaseNames extends DefaultNamingStrategy {
  override columnName(member: string, given: string | undefined): string {
    return given ?? columnOf(member);
  }
}
