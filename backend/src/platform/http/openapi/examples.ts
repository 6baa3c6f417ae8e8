import { nameOf } from './document.types.js';
import type { Document, MediaType, Schema } from './document.types.js';

export const EXAMPLE_ID = '0b6f5c1e-9a47-4d3b-8f21-6c1d2e3f4a5b';

/** Values of formats that say enough of themselves. */
const BY_FORMAT: Record<string, unknown> = {
  uuid: EXAMPLE_ID,
  email: 'rosa@example.org',
  date: '2026-05-04',
  'date-time': '2026-05-04T07:30:00.000Z',
  password: 'a calm green place',
};

/** Makes examples of what calls read and answer from the examples of single members, which stand beside these in the DTOs. */
export class Examples {
  private readonly missing: string[] = [];

  constructor(private readonly document: Document) {}

  /** Gives a body its example: that of its DTO, which is written once among the components. */
  add(media: MediaType): void {
    if (media.example !== undefined || media.schema.format === 'binary') return;
    const { $ref, items } = media.schema;
    const reference = $ref ?? items?.$ref;
    if (!reference) return void this.missing.push(JSON.stringify(media.schema));
    const dto = nameOf(reference);
    const name = $ref ? dto : `${dto}List`;
    (this.document.components.examples ??= {})[name] ??= { value: this.of(media.schema, dto) };
    media.examples = { [name]: { $ref: `#/components/examples/${name}` } };
  }

  /** Throws if anything was left without an example. */
  assertComplete(): void {
    if (this.missing.length) throw new Error(`There is no example of: ${this.missing.join(', ')}.`);
  }

  /** An example of a schema; `name` is what is missing if there is none. */
  of(schema: Schema, name: string): unknown {
    if (schema.example !== undefined) return schema.example;
    if (schema.$ref) return this.of(this.find(schema.$ref), nameOf(schema.$ref));
    if (schema.anyOf) return this.of(schema.anyOf[0]!, name);
    if (schema.allOf?.length === 1) return this.of(schema.allOf[0]!, name);
    if (schema.properties) return this.ofMembers(schema, name);
    if (schema.items) return [this.of(schema.items, name)];
    return this.ofValue(schema, name);
  }

  private ofValue({ enum: words, default: usual, format, type, minimum = 1 }: Schema, name: string): unknown {
    if (usual !== undefined) return usual;
    if (words) return words[0];
    if (format && format in BY_FORMAT) return BY_FORMAT[format];
    const types = [type].flat();
    if (types.includes('null')) return null;
    if (types.includes('boolean')) return true;
    if (types.includes('number') || types.includes('integer')) return minimum;
    this.missing.push(name);
    return undefined;
  }

  /** A member that may be left out is shown if it has an example of its own. */
  private ofMembers({ properties = {}, required = [] }: Schema, name: string): object {
    const shown = Object.entries(properties).filter(
      ([member, schema]) => required.includes(member) || this.hasOwn(schema),
    );
    return Object.fromEntries(
      shown.map(([member, schema]) => [member, this.of(schema, `${name}.${member}`)]),
    );
  }

  private hasOwn({ example, $ref, allOf }: Schema): boolean {
    return example !== undefined || Boolean($ref) || Boolean(allOf);
  }

  private find(reference: string): Schema {
    return this.document.components.schemas[nameOf(reference)]!;
  }
}

/** Takes the examples of single members away: whole ones stand among the components. */
export function dropMemberExamples(schema: Schema): void {
  delete schema.example;
  const parts = [
    schema.items,
    ...Object.values(schema.properties ?? {}),
    ...(schema.anyOf ?? []),
    ...(schema.allOf ?? []),
  ];
  for (const part of parts) if (part) dropMemberExamples(part);
}
