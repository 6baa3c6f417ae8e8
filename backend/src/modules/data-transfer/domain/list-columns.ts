/** The fields of a plant in a list. */
export const FIELDS = ['commonName', 'scientificName', 'place', 'lastWatered', 'notes'] as const;
export type Field = (typeof FIELDS)[number];

/** In each of our languages. */
const NAMES: Record<Field, string[]> = {
  commonName: [
    'name',
    'commonname',
    'plant',
    'plantname',
    'nickname',
    'title',
    'label',
    'whichplant',
    'myplant',
    'nombre',
    'nombrecomun',
    'planta',
    'pflanze',
    'pflanzenname',
    'bezeichnung',
  ],
  scientificName: [
    'scientificname',
    'scientific',
    'species',
    'botanicalname',
    'botanical',
    'latinname',
    'latin',
    'nombrecientifico',
    'especie',
    'nombrebotanico',
    'botanischername',
    'wissenschaftlichername',
    'art',
  ],
  place: [
    'place',
    'location',
    'room',
    'where',
    'site',
    'area',
    'spot',
    'position',
    'lugar',
    'ubicacion',
    'habitacion',
    'standort',
    'ort',
    'platz',
    'raum',
    'zimmer',
  ],
  lastWatered: [
    'lastwatered',
    'lastwatering',
    'watered',
    'wateredon',
    'lastwater',
    'ultimoriego',
    'regada',
    'zuletztgegossen',
    'gegossen',
    'gegossenam',
  ],
  notes: [
    'notes',
    'note',
    'description',
    'comment',
    'comments',
    'remarks',
    'remark',
    'memo',
    'notas',
    'nota',
    'descripcion',
    'comentarios',
    'notizen',
    'notiz',
    'beschreibung',
    'bemerkung',
    'bemerkungen',
  ],
};

/** Without accents: `Último riego` is the same as `ultimo riego`. */
const normalise = (title: string) =>
  title
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z]/g, '');

/** Finds the column of each field by the titles in the first line. The first matching column counts. */
export function findColumns(titles: string[]): Partial<Record<Field, number>> {
  const columns: Partial<Record<Field, number>> = {};
  titles.map(normalise).forEach((title, index) => {
    const field = FIELDS.find((each) => NAMES[each].includes(title));
    if (field && columns[field] === undefined) columns[field] = index;
  });
  return columns;
}

/** So much of the first line is looked at, in characters. */
const MAX_TITLES = 10_000;

/** The delimiter: the candidate that is most frequent in the first line, outside of quotes. */
export function findDelimiter(text: string): ',' | ';' | '\t' {
  const titles = text
    .slice(0, MAX_TITLES)
    .split(/\r?\n|\r/, 1)[0]!
    .replace(/"[^"]*"/g, '');
  const count = (character: string) => titles.split(character).length;
  const [best] = ([',', ';', '\t'] as const).toSorted((a, b) => count(b) - count(a));
  return best!;
}
