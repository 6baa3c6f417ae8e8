/** The texts of a module by key, in the format of i18next: `{{name}}`, and `_one`, `_other` for plurals. */
export type Catalogue = Readonly<Record<string, string>>;

type PluralForm = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';
type BaseOf<Name> = Name extends `${infer Base}_${PluralForm}` ? Base : never;
type SingleOf<Name> = Name extends `${string}_${PluralForm}` ? never : Name;

/** What can be asked for: every key, those of plurals without their ending. */
export type KeyOf<Texts> = string & (SingleOf<keyof Texts> | BaseOf<keyof Texts>);

type VariablesIn<Text> = Text extends `${string}{{${infer Name}}}${infer Rest}`
  ? Name | VariablesIn<Rest>
  : never;
type VariablesOf<Texts, Key extends string> =
  | VariablesIn<Texts[Extract<keyof Texts, Key | `${Key}_${PluralForm}`>]>
  | (Key extends BaseOf<keyof Texts> ? 'count' : never);

/** What has to be given with a key: nothing, or a value for each of its variables; `count` is a number. */
export type ValuesOf<Texts, Key extends string> = [VariablesOf<Texts, Key>] extends [never]
  ? []
  : [values: { [Name in VariablesOf<Texts, Key>]: Name extends 'count' ? number : string | number }];

/** The same texts in another language: each key once, and of a plural the forms that the language has, at least `other`. */
export type Translation<Texts> = {
  readonly [
    Name in keyof Texts as Name extends `${infer Base}_${PluralForm}` ? `${Base}_other` : Name
  ]: string;
} & { readonly [Name in `${BaseOf<keyof Texts>}_${Exclude<PluralForm, 'other'>}`]?: string };

/** Every text of the server in a language besides English, by module. */
export type LanguagePack<English> = { readonly [Module in keyof English]: Translation<English[Module]> };
