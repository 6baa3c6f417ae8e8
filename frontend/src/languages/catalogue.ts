import type { Tongue } from '@leaflore/doctor';
import type { ComponentType, ReactNode } from 'react';
import type { English } from './en';

/** The texts of a page or a group of pages by key, in the format of i18next: `{{name}}`, and `_one`, `_other` for plurals. */
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

/** Texts that are read in one go, articles by their slug: each is a component in a file of its own, in the folder `prose` of its language. */
export type ProseName =
  | 'common-houseplant-problems-ai-diagnosis'
  | 'complete-guide-plant-identification-beginners'
  | 'creating-perfect-indoor-garden-monthly-guide'
  | 'plant-disease-detection-ai-technology'
  | 'privacy'
  | 'terms';

/** Fetches one; its children are what it has a place for besides words, such as a switch. */
export type LoadProse = () => Promise<{ default: ComponentType<{ children?: ReactNode }> }>;

/**
 * A language besides English: what many pages need comes with it, the texts of a page when the page comes, long ones when they are read,
 * and what the plant doctor says of ailments when the doctor comes.
 */
export type LanguagePack = {
  readonly [Page in keyof English]:
    Translation<English[Page]> | (() => Promise<{ default: Translation<English[Page]> }>);
} & {
  readonly prose: Readonly<Record<ProseName, LoadProse>>;
  readonly ailments: () => Promise<{ default: Tongue }>;
};
